import { fold } from '../shared/text.ts';
import type { Price } from './product.ts';

export const TIER =
  /(?:a partir de|acima de|mais de|ate|at[eé])\s{1,2}\d{1,3}(?:\.\d{3}|\d{0,3})(?: \p{L}{1,14})?|\d{1,6}(?:\s?(?:a|at[eé]|-)\s?\d{1,3}(?:\.\d{3}|\d{0,3})|(?: \p{L}{1,14})? ou mais|\+)(?: \p{L}{1,14})?/iu;

const NUMBER = /\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?|\d{1,7}(?:,\d{1,2})?/;
export const amountOf = (text: string): number | null => {
  const [found] = NUMBER.exec(text) ?? [];
  return found === undefined ? null : Number(found.replace(/\./g, '').replace(',', '.'));
};

/** "12 a 49", "50 ou mais", "a partir de 100 unidades", "acima de 10". */
export function rangeOf(text: string): Pick<Price, 'least' | 'most'> {
  const folded = fold(text);
  const [low = 0, high] = (folded.match(/\d{1,3}\.\d{3}|\d{1,6}/g) ?? []).map((one) =>
    Number(one.replace('.', '')),
  );
  if (high !== undefined) return { least: low, most: high };
  if (/^ate/.test(folded)) return { least: null, most: low };
  return { least: /acima|mais de/.test(folded) ? low + 1 : low, most: null };
}

const OFFER = /^(?:ou )?(\d{1,5})(?: \p{L}{1,14})? por (?:R\$ ?)?([\d.,]{1,12})/iu;

/** The price in a column that is named by how many are bought; null where another kind of column is. */
export function priceOfColumn(
  name: string,
  amount: number,
  columns: readonly string[],
): Price | null {
  const lot = COLUMN_OF_LOT.exec(name)?.[1];
  if (lot) return { least: null, most: null, amount, lot: Number(lot) };
  const range = TIER.exec(name);
  if (range) return { ...rangeOf(range[0]), amount, lot: 1 };
  const isSingle =
    columns.some((one) => TIER.test(one)) && /varejo|unit|normal|pre[cç]o|avuls/iu.test(name);
  return isSingle ? { least: null, most: null, amount, lot: 1 } : null;
}
const COLUMN_OF_LOT = /^\s{0,2}(\d{2,5})(?: ?(?:un\p{L}{0,6}|p[cç]s?|pe[cç]as?))?\s{0,2}$/u;

/** "3 por 45", "10 sacos ou mais: R$ 34". */
export function pricesIn(note: string): Price[] {
  return note.split(/;\s|\s\/\s|,\s/u).flatMap((part): Price[] => {
    const offer = OFFER.exec(part.trim());
    const lotAmount = offer ? amountOf(offer[2] ?? '') : null;
    if (offer && lotAmount !== null)
      return [{ amount: lotAmount, least: null, most: null, lot: Number(offer[1]) }];
    const tier = TIER.exec(part);
    const amount = tier ? amountOf(part.slice(tier.index + tier[0].length)) : null;
    return tier && amount !== null ? [{ ...rangeOf(tier[0]), amount, lot: 1 }] : [];
  });
}

/** "três por", "3 unidades por": several at one price. */
export const LOT =
  /^(?:leve )?(\d{1,4}|dois|duas|tres|quatro|cinco|seis|dez|doze)(?: (?:un\p{L}{0,6}|pe[cç]as?|pacotes?))?(?: por)$/u;
const SPELLED: Readonly<Record<string, number>> = {
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  dez: 10,
  doze: 12,
};
export const wordValue = (word: string): number | null =>
  SPELLED[word] ?? (/^\d/.test(word) ? Number(word) : null);
/** Sentences that state a rule about an amount. */
export const NO_NAME =
  /\b(?:acima|abaixo|quem|paga|perde|multa|sem avisar|cobr\w+(?!-)|devol\w+|atras\w+|nao|minim\w+|quebrad\w+(?! (?:sac[ao]|kg|\d))|caucao|remarc\w+|sem juros|comissao|frete|falt\w+|inclus\w+|cancel\w+|desconto)\b/;
export const NAME_WORDS = 14;

/** "5. Painel" */
export const NUMBERING = /^\s{0,3}\d{1,2}\s?[.)ªº-]{1,2}\s{1,3}(?=\p{L})/u;

export const PER =
  /^ ?(?:por|\/|cada|a cada) ?(?!unid|un\b|kg|quilo|metro|m2|m3|litro|cento|duzia|milheiro|peca\b$)(\p{L}{2,14}(?: \p{L}{4,12})?)/u;

export const PERIOD = /\b(diaria|por (?:dia|mes|hora|semana))\b/;

/** The sizes of the first of a line, which the next one replaces. */
export const SIZES = /(?:(?<!\S)(?:\d[\d.,]{0,8}\s?\p{L}{0,5}|[PMG]{1,3})(?!\p{L})|:)/gu;
