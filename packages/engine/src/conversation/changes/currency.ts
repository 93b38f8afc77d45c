import { fold } from '../../shared/text.ts';

/** A number that may be an amount: "95", "1.250", "189,90"; no date, hour, share or measure. */
const NUMBER =
  /(?<![\p{L}\d.,:/+-])(?<!R\$\s?)(\d{1,3}(?:\.\d{3}){1,2}(?:,\d{2})?|\d{1,7}(?:,\d{2})?)(?![\d/:+-]|[.,]\d|\s?%|[ºª°]|\spor\scento)/gu;
const SPAN = 40;

/** "380 reais", "10 conto". */
const NAMED = /^(\smil)?\s?(?:reais|real|contos?|pilas?|mangos|pratas)(?![\p{L}])/iu;
/** What is counted or measured is no amount. */
const UNIT =
  /^\s?(?:m|cm|mm|km|g|kg|ml|l|lt|x|h|hs|hrs|mil[ií]metros?|metros?|m2|m²|quilos?|litros?|vezes|gb|mb|w|v|cv|hp|pol|graus?|anos?|dias?|horas?|minutos?|min)(?![\p{L}])/iu;
const CENTS = /,\d{2}$/;
/** What an amount is for or how it is paid, right after it. */
const PER =
  /^\s(?:cada(?:\sum[a]?)?|por\s(?:m[eê]s|semestre|trimestre|ano|apartamento|loja|ve[ií]culo|pessoa|hora|aula|dia|semana|unidade|metro|quilo|sess[aã]o)|[oa]\s(?:m[eê]s|unidade|d[uú]zia|quilo|kg|metro|cento|litro|pe[cç]a|caixa|hora|di[aá]ria|sess[aã]o|aula|garrafa|pacote|saco|par|kit|pote|quarto|bandeja|fardo|rolo|visita|milheiro)|n[oa]\s(?:pix|cart[aã]o|dinheiro|d[eé]bito|cr[eé]dito|boleto|total)|[àa]\svista|de\s(?:entrada|sinal|mensalidade))(?![\p{L}])/iu;
/** What somebody takes or makes so many of. */
const COUNTED =
  /(?<![\p{L}])(?:acima de|mais de|menos de|parcel\p{L}{1,4} em|divid\p{L}{1,3} em|peg\p{L}{1,3}|atend\p{L}{1,3}|produz\p{L}{0,3}|vend\p{L}{1,4}|cab\p{L}{1,3}|receb\p{L}{1,3}|s[oó]|[àa]s|at[eé]|dia|sala|n[uú]mero|apto|casa|rua|tam\p{L}{0,4})\s$/iu;
/** What names an amount, right before it. */
const PRICED =
  /(?<![\p{L}])(?:custa(?:m|va|ndo)?|sa(?:i|iu|em)\s(?:por|a|em)|(?:fic(?:a|am|ou|aria|am)|d[aá]|deu|vai|passa|sobe|sobem|subiu|baixa|baixou)\s(?:em|por|a|p[ro]a?|para)|sai|saiu|ficou|deu|cobro|por|vale|custou|(?:valor|pre[cç]o|total|entrada|sinal|frete|taxa|mensalidade|di[aá]ria|parcelas?|presta[cç](?:[aã]o|[oõ]es)|investimento|or[cç]amento|visita|instala[cç][aã]o|m[aã]o de obra)(?:\s(?:é|de|s[aã]o|fica\sem|fica|ficou\sem|deu|sai|a|por))?|\d{1,2}x(?:\sde)?|vezes\sde|parcelad[oa]\sem)\s$/iu;
/** After an amount in such a place a clause ends or goes on. */
const CLOSED =
  /^(?:\smil(?![\p{L}]))?(?:[.,;!?)]|$|\s(?:e|no|na|nos|nas|com|à|a|o|mais|cada|j[aá]|sem|at[eé]|em|para|pra|pro|mas|ou|por(?!\s\d)|de|tudo|total|mensal|mensais|\p{L}+ad[oa])(?![\p{L}])(?!\s(?:p[eé]s|metros)))/iu;
const CHANGED = /(?<![\p{L}])de\s$/iu;
const TO = /^\s(?:pr[ao]|para|por)\s(?:R\$\s?)?\d/iu;
const RAISED =
  /\b(?:vai|passa|sobe|subiu|subir|aument\w+|reajust\w+|baix\w+|promo\w*|desconto|preco|valor)\b/;
const SMALL = 10;

const amountOf = (digits: string): number => Number(digits.replaceAll('.', '').replace(',', '.'));

function isAmount(digits: string, before: string, after: string): boolean {
  if (NAMED.test(after)) return true;
  if (UNIT.test(after) || COUNTED.test(before)) return false;
  if (CENTS.test(digits) && !/^\s?\p{L}{1,2}(?![\p{L}])(?<!\s[eàao])/u.test(after)) return true;
  if (PER.test(after) && !/^\smetro/u.test(after)) return true;
  if (amountOf(digits) < SMALL || !CLOSED.test(after)) return false;
  return PRICED.test(before);
}

/** "corte 30, barba 20": things with their prices, at least two. */
const LISTED =
  /(?:^|[,;:]\s|\se\s)(?!(?:dia|sala|loja|casa|quadra|lote|bloco|linha|turma|pedido|rua|n[uú]mero|tamanho|tam|km|p[aá]gina|cap[ií]tulo|desde|entre)\s)\p{L}[\p{L} ]{2,40}\s(\d{2,5}(?:,\d{2})?)(?=[,;.]|\se\s|$)/giu;
const NO_PRICE =
  /(?<![\p{L}])(?:dia|sala|loja|casa|quadra|lote|bloco|linha|turma|pedido|n[uú]mero|tamanho|tam|km|p[aá]gina|cap[ií]tulo|de|[àa]s|at[eé]|por|em|é|s[aã]o|tem|com|mais|menos)\s\d+(?:,\d{2})?$/iu;

function withListed(text: string): string {
  const listed = [...text.matchAll(LISTED)].filter(([all]) => !NO_PRICE.test(all));
  if (listed.length < 2) return text;
  return listed.reduceRight((left, { 0: all, 1: digits = '', index }) => {
    const at = index + all.length - digits.length;
    return `${left.slice(0, at)}R$ ${left.slice(at)}`;
  }, text);
}

/** A text whose amounts are written as prices: "95 cada" is "R$ 95 cada". */
export function withCurrency(given: string): string {
  const text = withListed(given);
  const isRaised = RAISED.test(fold(text));
  return text
    .replace(NUMBER, (digits: string, _digits: string, at: number) => {
      const before = text.slice(Math.max(0, at - SPAN), at);
      const after = text.slice(at + digits.length, at + digits.length + SPAN);
      const isOld = isRaised && CHANGED.test(before) && TO.test(after) && amountOf(digits) >= SMALL;
      const isNew = isRaised && NEW.test(before) && CLOSED.test(after);
      return isOld || isNew || isAmount(digits, before, after) ? `R$ ${digits}` : digits;
    })
    .replace(
      /(?<=R\$ [\d.,]{1,14}(?: mil)?)\s?(?:reais|real|contos?|pilas?|mangos|pratas)(?![\p{L}])/giu,
      '',
    );
}

/** "de 32 pra 36": the second amount. */
const NEW = /(?<![\p{L}])de\s(?:R\$\s?)?\d[\d.,]{0,9}\s(?:pr[ao]|para|por)\s$/iu;
