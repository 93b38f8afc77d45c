/** What a buyer compares the offer with. */
export interface Alternative {
  /** As it stands after "com": "o preço da Casa Norte", "um aparelho de ultrassom". */
  words: string;
  /** As written: "R$ 6.900,00"; null where no figure is named. */
  price: string | null;
}

const FIGURE = String.raw`(?:R\$\s?)?\d[\d.,]{0,11}(?:\s(?:reais|conto|contos|pila|mil))?(?![\d%h])(?!\s(?:dias?|horas?|anos?|meses|m[eê]s|semanas?|vezes|x|cadeiras|pe[cç]as)(?![\p{L}]))`;
const NUMERAL =
  '(?:mil|cem|cento|e|um|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|\\p{L}{2,6}enta|\\p{L}{2,7}ent[oa]s|quinhent[oa]s)';
const PRICE = `(${FIGURE}|(?:${NUMERAL}\\s){1,6}(?:reais|conto)|(?:${NUMERAL}\\s){1,6}${NUMERAL}(?=$|[.,;!?\\s]))`;
const WORD = String.raw`[\p{L}\d&.'-]{1,25}`;
/** No seller: a pronoun, the seller's own things or the buyer's side. */
const NO_NAME = String.raw`(?!(?:meus?|minhas?|noss[oa]s?|seus?|suas?|senhora?|valor|pre[cç]o|conta|client[ea]|gente|marido|esposa|s[oó]ci[oa]|chefe|diretor\p{L}*|que)(?![\p{L}]))`;
const NAME = `((?:[oa]s?|uma?)\\s${NO_NAME}(?:${WORD}\\s){0,3}?${WORD})`;
/** Where something is sold: no time, no form of payment, nothing of the seller's or the buyer's. */
const NO_PLACE = String.raw`(?!(?:meus?|minhas?|noss[oa]s?|seus?|suas?|verdade|total|prazo|entrega|hora|vez|vista|cart[aã]o|pix|dinheiro|boleto|d[eé]bito|cr[eé]dito|m[aã]o|conta|valor|pre[cç]o|m[eê]s|ano|semana|dia|fim|final|come[cç]o|in[ií]cio|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|cabe[cç]a|bolso|lista|tabela)(?![\p{L}]))`;
const AT_PLACE = `(?<![\\p{L}])(n[ao]s?|pel[ao]s?|numa?)\\s${NO_PLACE}((?:${WORD}\\s){0,3}?${WORD})`;
const NAME_ENDS = String.raw`\s(?:[oa]s?|uma?|eu|el[ae]s?|a gente|por|de|j[aá]|isso|ess[ae]|t[aá]|est[aá]|tem|sai|saem|custa|custam|fica|faz|fazem|acha|encontra|paga|é|e|eh|tudo|s[oó]|mais|com|ainda|mesm[oa]|parecid[oa]|igual|vi|achei|\p{L}{2,12}(?:ou|eu|iu)|R\$|\d)(?![\p{L}])`;
/** What stands between a place and its price: no other sentence, and nothing of the seller's. */
const SAME_CLAUSE = String.raw`(?:(?!\s(?:voc[eê]s?|vcs?|seus?|suas?|meus?|minhas?|noss[oa]s?|senhora?)(?![\p{L}]))[^.?!,;]){0,60}?`;
const BEFORE = String.raw`(?:^|[,;:]\s|(?<![\p{L}])(?:que|q|e|porque|pois|mas)\s)`;
const FORMS: readonly (readonly [RegExp, (found: RegExpExecArray) => Alternative])[] = [
  // "a Estamparia Sul cobra R$ 26,00"
  [
    new RegExp(
      `${BEFORE}${NAME}\\s(?:me\\s|já\\s|ainda\\s|lhe\\s){0,2}(?:cobra|cobrou|cobram|faz|fazem|fez|vende|vendem|ofereceu|oferece|oferecem|apresentou|prop[oô]s|pede|pediu|passou|deu)(?![\\p{L}])[^.?!]{0,70}?\\s(?:por\\s|a\\s|de\\s|sai\\s)?${PRICE}`,
      'iu',
    ),
    ([, name = '', price]) => ({ words: `o preço ${of(name)}`, price: figure(price) }),
  ],
  // "a da loja é 200"
  [
    new RegExp(
      `(?<![\\p{L}])[oa]s? d([ao]s?)\\s${NO_NAME}((?:${WORD}\\s){0,3}?${WORD})\\s(?:é|e|eh|sai|custa|t[aá]|est[aá])\\s(?:por\\s|a\\s|s[oó]\\s)?${PRICE}`,
      'iu',
    ),
    ([, article = '', name = '', price]) => ({
      words: `o preço d${article} ${name}`,
      price: figure(price),
    }),
  ],
  // "no INSS é de graça", "no posto não se paga nada"
  [
    new RegExp(
      `(?<![\\p{L}])n([ao]s?)\\s((?:${WORD}\\s){0,2}?${WORD})\\s(?:(?:é|e|eh|sai|fica|faz(?:em)?)\\s(?:tudo\\s)?(?:de\\s)?(?:gra[cç]a|gr[aá]tis)|(?:n[aã]o|n)\\s(?:se\\s)?pag(?:a|am|o)(?![\\p{L}]))`,
      'iu',
    ),
    ([, article = '', name = '']) => ({ words: `${article} ${name}`, price: 'de graça' }),
  ],
  // "compara com a cadeira da loja"
  [
    new RegExp(
      `(?<![\\p{L}])compar(?:a|ou|ando|am|ad[oa])\\scom\\s((?:[oa]s?|uma?)\\s${NO_NAME}(?:${WORD}\\s){0,4}?${WORD})(?=[.,;!?]|\\s(?:e|que|q|mas|s[oó])\\s|$)`,
      'iu',
    ),
    ([, thing = '']) => ({ words: thing, price: null }),
  ],
  // "viu um conjunto na Casa Norte por R$ 6.900,00", "na internet eu vi por dois mil e quatrocentos"
  [
    new RegExp(`${AT_PLACE}(?=${NAME_ENDS})${SAME_CLAUSE}(?:\\s|^)${PRICE}`, 'iu'),
    ([, at = '', name = '', price]) => ({
      words: `o preço ${from(at, name)}`,
      price: figure(price),
    }),
  ],
  // "achou por 28 reais no atacado"
  [
    new RegExp(`(?:^|\\s)${PRICE}\\s${AT_PLACE}(?=$|[.,;!?)]|${NAME_ENDS})`, 'iu'),
    ([, price, at = '', name = '']) => ({
      words: `o preço ${from(at, name)}`,
      price: figure(price),
    }),
  ],
  // "pôs aquele aparelhinho de ultrassom por mil e duzentos reais"
  [
    new RegExp(
      `(?<![\\p{L}])(?:p[oô]s|colocou|instalou|comprou|arrumou)\\s((?:aquel[ae]|uma?|ess[ae])\\s(?:${WORD}\\s){0,4}?${WORD})\\spor\\s${PRICE}`,
      'iu',
    ),
    ([, thing = '', price]) => ({ words: thing, price: figure(price) }),
  ],
  // "o aparelho de ultrassom custa R$ 1.200 e o vizinho já usa"
  [
    new RegExp(
      `(?=.{0,200}(?:vizinh|concorr|outr[oa]|internet|mais barat))${BEFORE}((?:[oa]|uma?)\\s${NO_NAME}(?:${WORD}\\s){0,4}?${WORD})\\s(?:custa|sai|fica)\\s(?:por\\s|a\\s|s[oó]\\s)?${PRICE}`,
      'iu',
    ),
    ([, thing = '', price]) => ({ words: thing, price: figure(price) }),
  ],
  // "existe um aparelho de ultrassom mais barato"
  [
    new RegExp(
      `(?<![\\p{L}])(?:existe|tem|h[aá])\\s(uma?\\s(?:${WORD}\\s){0,5}?${WORD})\\s(?:que (?:é|sai|custa)\\s)?(?:bem\\s|muito\\s)?mais\\s(?:barat[oa]|em conta)`,
      'iu',
    ),
    ([, thing = '']) => ({ words: thing, price: null }),
  ],
];

/** "a Casa Norte" becomes "da Casa Norte". */
const of = (name: string): string =>
  /^um/iu.test(name) ? `de ${name}` : `d${name.charAt(0).toLowerCase()}${name.slice(1)}`;
/** "na" and "Casa Norte" become "da Casa Norte". */
const from = (at: string, name: string): string =>
  /^num/iu.test(at)
    ? `de ${at.slice(1)} ${name}`
    : `d${at.toLowerCase().replace(/^(?:n|pel)/u, '')} ${name}`;
const figure = (price: string | undefined): string | null =>
  price === undefined || !/\d/.test(price)
    ? null
    : price.replace(/[.,]{1,3}$/u, '').replace(/^(\d[\d.,]{0,11})$/u, 'R$ $1');

/** What the words of a buyer compare the offer with; null where they name nothing. */
export function alternativeIn(words: string): Alternative | null {
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(words);
    if (found) return read(found);
  }
  return null;
}
