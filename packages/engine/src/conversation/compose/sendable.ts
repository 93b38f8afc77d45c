import { fold } from '../../shared/text.ts';

/** A verb that says what somebody does or did; an infinitive alone is none. */
const FINITE =
  /(?<![\p{L}])(?:é|são|sao|tive|tivemos|teve|fiz|fizemos|vi|recebi|vendi|pedi|decidi|resolvi|esqueci|esqueça|perdi|abri|atendi|escolhi|medi|disse|trouxe|trouxemos|pude|quis|será|serão|seria|entra|passa|inclui|puxa|aceita|emite|ajuda|consegui|entendo|sinto|desculpe|conte|use|traga|evite|venha|confira|fala|está|estão|tá|tão|tô|estou|vai|vão|vou|vamos|dá|dão|deu|dou|foi|foram|fui|era|eram|vem|vêm|veio|tem|têm|temos|tenho|há|sei|sou|somos|seja|sejam|volta|troca|entrega|anexo|segue|seguem|começa|termina|acaba|abre|fecha|vale|serve|leva|usa|pega|ganha|paga|sobra|falta|cabe|rende|dura|inclui|cobre|garanto|seguro|separo|reservo|entrego|mando|envio|levo|trago|busco|cobro|aceito|parcelo|divido|consigo|prometo|acho|espero|aguardo|preciso|gostaria|queria|quero|lembro|lembrei|passo|passando|seguindo|conferindo|topa|bora|vamos|gosto|uso|trabalho|atendo|vendo|monto|instalo|limpo|conserto|ofereço|proponho|sugiro|indico|convido|confirmo|aviso|explico|conto|mostro|digo|peço|(?:fic|cheg|poss|pod|sai|saí|cust|faç|faz|fez|quer|traz|diz|fech|deix|mud|aument|sob|vale|dev[eo]|precis|receb|vend|compr|gost|funcion|respond)\p{L}{0,6}|(?:me|te|se|lhe)\s\p{L}{2,}|cham[aeo]\p{L}{0,3})(?![\p{L}])|(?<![\p{L}])(?!client|gent|noit|part|hoj|seman|antes|desd|dess|ness|grand|quant|amanh)\p{L}{3,}(?:amos|emos|imos|ou|ei|eu|iu|am|em|ava|avam|asse|esse|isse|rá|rão|ria|riam)(?![\p{L}])/iu;
/** What says enough without a verb: a wish, thanks, a state. */
const NOMINAL =
  /(?<![\p{L}])(?:obrigad[oa]|parab[eé]ns|feliz|boas? (?:festas|vindas|compras|sorte|viagem)|bom (?:dia|final|fim|descanso|trabalho|proveito)|bem-vind[oa]s?|desculpas?|saudades?|combinado|qualquer (?:d[uú]vida|coisa)|at[eé] \p{L}+|abra[cç]os?|beijos?|gratid[aã]o|prazer|por (?:minha|nossa|sua) conta|também|sem (?:compromisso|problema|juros|pressa)|gr[aá]tis|de gra[cç]a|promo[cç][aã]o|garantia|novidades?|\p{L}{2,}(?:ad|id)[oa]s?|feit[oa]s?|abert[oa]s?|pront[oa]s?|inclus[oa]s?|dispon[ií]ve(?:l|is))(?![\p{L}])/iu;
/** A word after which something has to follow. */
const OPEN_END =
  /(?<![\p{L}])(?:[oa]s|o|um|uma|uns|umas|de|d[oa]s?|em|n[oa]s?|com|para|pr[oa]s?|por|pel[oa]s?|que|e|ou|mas|se|porque|(?<!(?:^|\s)(?:é|for|foi|seja|era|são) )(?:meu|minha|seu|sua|nosso|nossa)|tem|é|são|est[aá]|muito|(?<!(?:^|\s)(?:a|nada|n[aã]o|algo|nunca|quem) )mais|sem|entre|at[eé]|desde|sobre)[.!,…]?$/iu;
/** A beginning that hangs on what is missing before it. */
const OPEN_START = /^(?:que|q|nem|ou|do que)\s(?!tal|bom|boa|alegria|pena|dia|horas|saudades?)/iu;
const INFINITIVE = /(?<![\p{L}])\p{L}{2,}(?:ar|er|ir|or)(?![\p{L}])/iu;
const STARTS_INFINITIVE =
  /^(?:te |me |se |lhe )?(?!(?:qualquer|por|ser|cor|dor|mar|bar|lar|par|flor|amor|valor|melhor|maior|menor|favor|senhor|mulher)\s)\p{L}{1,20}(?:ar|er|ir|or)\s/iu;
const FEW = 7;
const AIM = /^(?:para|pra|se|quem|quando|qualquer|por|assim|a partir)(?![\p{L}])/iu;
const SHORT_QUESTION =
  /^(?:combinado|topa|bora|posso|certo|pode|consegue|quer|fechado|vamos|confirma|autoriza|tudo)/iu;
/** Fewer words without a verb say nothing. */
const WORDS_MIN = 5;

/** "essa de 1 2 3", "isso do pix": what the seller speaks of. */
const POINTS = /^(?:ess[ae]s?|isso|aquel[ae]s?) d[aeo]s?\s/iu;

/** "que ela veja vantagem": what a text is to bring about. */
const SUBJUNCTIVE =
  /^(?:você|voc[eê]s|a senhora|o senhor|el[ae]) (?:veja|sinta|perceba|entenda|ache|pense|goste|queira|responda|fique|se sinta|se anime)(?![\p{L}])/iu;

/** "esse kit de 20", "as 2 opções": what was spoken of, without anything said of it. */
const ONLY_POINTS =
  /^(?:(?:ess|est|aquel)[ae]s?\s|[oa]s\s(?:\d{1,2}|dois|duas|tr[eê]s|quatro)\s\p{L}{1,20}\W?$)/iu;

/** "comparar com": something has to follow. */
export const isUnfinished = (text: string): boolean => OPEN_END.test(text.trim());

/** Whether a text has a verb in a person. */
export const hasVerb = (text: string): boolean => FINITE.test(text);

/** "no o bairro" */
const DOUBLED =
  /(?<![\p{L}])(?:n[oa]s?|d[oa]s?|pel[oa]s?) (?:o|os|as|um|uma|vai|vou|fica|será)(?![\p{L}])/iu;
/** "do horário de sábado", "no fim?": what a sentence would be about. */
const OF_THING = /^(?:d[oa]s?|sobre|n[oa]s?|pel[oa]s?)\s/iu;
const ALONE =
  /^(?:obrigad|parab[eé]n|combinad|fechad|desculp|at[eé]|claro|perfeit|sim|abra[cç]o|beijo)/iu;

/** Whether a sentence says something by itself. */
export function isWhole(sentence: string): boolean {
  const bare = sentence.replace(/\[confirme:[^\]]{0,200}\]/gu, '1').trim();
  const count = (bare.match(/[\p{L}\d]+/gu) ?? []).length;
  if (count === 0 || OPEN_START.test(bare) || (POINTS.test(bare) && !hasVerb(bare))) return false;
  if (SUBJUNCTIVE.test(bare)) return false;
  if (ONLY_POINTS.test(bare) && !hasVerb(bare)) return false;
  if (DOUBLED.test(bare) || (OF_THING.test(bare) && !hasVerb(bare) && !/\sou\s/iu.test(bare)))
    return false;
  if (count === 1 && !bare.endsWith('?')) return ALONE.test(bare);
  if (bare.endsWith('?')) return count > 1 || SHORT_QUESTION.test(bare);
  if (OPEN_END.test(bare)) return false;
  if (FINITE.test(bare)) return true;
  if (STARTS_INFINITIVE.test(bare)) return false;
  if (NOMINAL.test(bare)) return true;
  if (INFINITIVE.test(bare) && count < FEW && !AIM.test(bare)) return false;
  return count >= WORDS_MIN || (/\d/.test(bare) && count > 2);
}

const TEXT =
  '(?:mensage\\w*|msgs?|textos?|textinho|frases?|posts?|legendas?|recados?|propostas?|e-?mails?|final|come[cç]o)';
/** What somebody says of the text itself, or orders of its writer. */
const OF_TEXT: readonly RegExp[] = [
  /\b(?:fic(?:ou|a)|ta|esta|saiu|parec\w*|vir(?:ou|a)|soa|achei) (?:(?:muito|mt|mto|meio|mais|bem|tudo|um pouco|tao|so|uma?|que nem|igual|ainda|de) ){0,3}(?:confus|estranh|esquisit|formal|robo|salada|comprid|long[ao]|sec[ao]\b|fri[ao]\b|gross|chat[ao]|errad|fei[ao]|horrivel|pobre|ruim|pessim|engessad|telemarketing|testamento|textao|telegram|sem acento|sem graca|sem sentido|sem pe|forcad|artificial|melos|repetid|repetitiv|mecanic|generic|ameaca|multa)/,
  /\bficou (?:muito |meio |tudo )?cortad/,
  /\b(?:ninguem|ngm) (?:entende|fala assim|vai entender|le isso)\b/,
  /\b(?:voce|vc|tu|ce|coach) (?:so )?(?:copiou|colocou|botou|escreveu|esqueceu|inventou|tirou|errou|trocou|cortou|repetiu|nao entendeu|entendeu (?:errado|tudo)|misturou|sumiu)\b/,
  /\b(?:quis dizer|so pedi|nao pedi|ja (?:te )?(?:falei|disse)|to (?:te )?perguntando|estou (?:te )?perguntando|nao e isso|nao foi isso)\b/,
  /^(?:(?:e|entao|agora|mas|ai) )?(?:refaz|refaca|reescrev\w+|corrig\w+|corrij[ao]\b|conserte\b|ajuste\b|altere\b|atualize\b|conserta|arruma\b|mantem\b|melhora\b|capricha\b|tira\b|tire\b|troca\b|bota\b|poe\b|coloca\b|acrescenta\b|deixa (?:mais|menos|ela|ele)|faz (?:outra|uma? (?:so|mais|outra|versao|nova)\b|melhor|de novo)|escrev[ae]\b|manda (?:outra|de novo)|usa (?:isso|essa))/,
  new RegExp(
    `\\b(?:ess[ae]|est[ae]|nessa|dessa|desse|nesse|sua|tua|outr[ao]|[oa]) ${TEXT}(?: \\S+){0,2} (?:ficou|ta|esta|parece|saiu|veio|nao)\\b`,
  ),
  new RegExp(`^(?:(?:e|nao e|n e) )*(?:um |uma |o |a )?${TEXT}[.!?]?$`),
  /\b(?:e|eh) (?:um |uma )?(?:aviso|mensagem|recado|texto|post|proposta) (?:pr[ao]s?|para) /,
  /\bn(?:ao)? (?:e|eh) (?:um |uma )?(?:post|mensagem|msg|promocao|proposta|pra (?:ele|ela|cliente))\b/,
  new RegExp(
    `\\b(?:gostaria|queria|quero|preciso|prefiro) (?:de )?(?:uma?|outr[ao]) (?:vers(?:ao|oes)|${TEXT})\\b`,
  ),
  /^(?:mais|menos|bem|um pouco mais|pouco mais) (?:curt|solt|formal|human|leve|firme|seri|direto|direta|informal|simples|carinhos|objetiv)/,
  /^(?:fala|diz|avisa|explica|pergunta|pede)(?: (?:pr[ao]|para) (?:ele|ela|eles|elas)| ai| que| q| se)(?![a-z])/,
  /^(?:como|o que|oq) (?:que )?(?:eu |a gente )?(?:falo|digo|escrevo|mando|respondo|aviso|faco|explico|cobro|peco)\b/,
  /^(?:avisa|fala|escreve|diz|responde|manda|cobra|pergunta|direta?|curta?|melhor|outra?)\?$/,
  /^o (?:seu )?nome d(?:a|o|el[ae])\b(?!.*\b(?:e|eh|sera|foi)\b)/,
  /\b(?:mandei|escrevi|falei|disse|pedi) (?:foi|so|assim)\b/,
  /^sem (?:numero|valor|preco|falar|citar|dinheiro|bater)\b/,
  /\b(?:simplifica|capricha|encurta|resume|desenvolve|encorpa|enxuga)\W*$/,
  /\b(?:sem acento|com acento|erro de portugues|escrit[oa] errad|maiuscul|virgula)\b/,
  /^a ultima (?:mensagem |msg |coisa )?(?:foi|(?:que|q) (?:eu )?(?:mandei|escrevi|falei))\b/,
  /\b(?:minha|mesma|essa) (?:ideia e so|frase e|ideia,? so)\b/,
];

/** Whether a sentence is about the text or for its writer, so that no customer may get it. */
export const isForWriter = (sentence: string): boolean => {
  const folded = fold(sentence).trim();
  return OF_TEXT.some((pattern) => pattern.test(folded));
};

/** Whether a sentence may stand in a text for a customer. */
export const isSendable = (sentence: string): boolean =>
  isWhole(sentence) && !isForWriter(sentence);
