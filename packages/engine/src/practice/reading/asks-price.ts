const PRICE = '(?:preco|precinho|valor|investimento)';
const ASKS: readonly RegExp[] = [
  '^(?:mas |e |ta,? |opa,? )*quanto ?\\?*$',
  '\\b(?:quanto (?:e que )?(?:fica|sai|custa|e|ta|seria|voce cobra|cobra)|custa quanto|sai (?:por )?quanto|fica (?:em |por )?quanto)\\b(?! (?:deixar|manter|pra mim (?:ficar|continuar)))',
  `\\b(?:qual|fala|fale|diz|diga|manda|passa|informa|me da|cade|falta\\w*)(?: \\w+){0,3} (?:o |de |do |seu )?${PRICE}\\b(?! (?:do outro|que voce (?:paga|gasta)))`,
  `(?:^|[,!?.] ?|\\b(?:mas|ai|opa|quero|preciso do?|ver|saber) (?:e )?)(?:e )?(?:o )?${PRICE}(?: pra [a-z]+|, e segredo|, por favor)? ?(?:\\?|$)`,
  `\\bsem (?:o |saber o )?${PRICE}\\b|\\b(?:nem|nao) (?:falou|fala|disse|diz|me disse) (?:n?em )?o ${PRICE}\\b|\\bescondendo o ${PRICE}|\\bpreciso d[eo] ${PRICE}|\\bquero (?:o )?${PRICE}`,
].map((one) => new RegExp(one));

/** Whether somebody wants to know what it costs. @param folded the buyer's words */
export const asksPrice = (folded: string): boolean => ASKS.some((one) => one.test(folded));
