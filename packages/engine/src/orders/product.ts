import type { Token } from './tokens.ts';

/** A price for so many; `lot` is for how many together it is: "3 por 45". */
export interface Price {
  amount: number;
  least: number | null;
  most: number | null;
  lot: number;
}

/** What a price counts, other than pieces. */
export type Measure = '' | 'cento' | 'duzia' | 'milheiro' | 'kg' | 'm' | 'l' | 'm2' | 'm3';

/** Something with a price, of the talk or of a price list. */
export interface Product {
  /** As it is written. */
  label: string;
  /** What names it. */
  words: readonly Token[];
  /** What may name it besides: its heading, its first size. */
  besides: readonly Token[];
  /** What its parenthesis names: "acessórios (tiara, brinco ou véu)". */
  aliases: readonly Token[];
  measure: Measure;
  prices: readonly Price[];
  /** "por pagante": it is counted by what another number states. */
  per: string;
  /** What tells it from others of its row: a size, a colour, a column. */
  variant: readonly Token[];
  /** What the variants of the same goods have in common; empty for goods without variants. */
  kin: string;
  /** Whether it is added to other goods: "+ 25", "instalação por peça". */
  isExtra: boolean;
  /** The line and its file; null for a price of the talk. */
  source: { line: string; file: string } | null;
}

export const PIECES: Readonly<Record<string, number>> = { cento: 100, duzia: 12, milheiro: 1000 };

/** Words for what a price counts; a number before it makes it a size. */
export function measureNamed(folded: string): Measure {
  const [, found = ''] =
    /(?:^|[\s/(])(centos?|duzias?|milheiros?|metros? cubicos?|metros? quadrados?|m2|m3|quilos?|kilos?|kg|metros?|litros?)(?=$|[\s).,;:])/.exec(
      folded
        .replace(/m²/gu, 'm2')
        .replace(/m³/gu, 'm3')
        .replace(/\d[\d.,]{0,8}\s?(?:kg|quilos?|metros?|litros?|m2|m3)(?!\p{L})/gu, ' '),
    ) ?? [];
  if (/cubic|m3/.test(found)) return 'm3';
  if (/quadrad|m2/.test(found)) return 'm2';
  if (/^(?:quilo|kilo|kg)/.test(found)) return 'kg';
  if (found.startsWith('metro')) return 'm';
  if (found.startsWith('litro')) return 'l';
  if (found.startsWith('cento')) return 'cento';
  if (found.startsWith('duzia')) return 'duzia';
  return found.startsWith('milheiro') ? 'milheiro' : '';
}

/** Its name as it is shown. */
export const shownLabel = ({ label }: Product): string => label.replace(/\s{1,9}/g, ' ').trim();

export interface Priced {
  total: number;
  /** The price of each, where one price holds for all. */
  each: number | null;
}

/** What so many cost: by the price that holds for the count, lots at their own price. */
export function priceOf({ prices }: Product, count: number): Priced | null {
  const single = prices.filter(({ lot }) => lot === 1);
  const holding = single
    .filter(({ least, most }) => count >= (least ?? 0) && count <= (most ?? Infinity))
    .toSorted((a, b) => (b.least ?? 0) - (a.least ?? 0));
  const [price] = holding;
  const lots = prices
    .filter((one) => one.lot > 1 && count >= one.lot)
    .toSorted((a, b) => b.lot - a.lot);
  const lot = lots.find((one) => count % one.lot === 0) ?? lots[0];
  if (lot) {
    const times = Math.floor(count / lot.lot);
    const rest = count - times * lot.lot;
    if (rest === 0 || price)
      return { total: times * lot.amount + rest * (price?.amount ?? 0), each: null };
  }
  return price ? { total: price.amount * count, each: price.amount } : null;
}
