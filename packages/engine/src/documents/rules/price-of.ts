import type { DocumentRow } from '../row.ts';
import { readAsk } from '../sheet/ask.ts';
import { entriesOf } from '../sheet/entries.ts';
import { rank } from '../sheet/rank.ts';
import { EXACT, isIn } from '../verdict/matching.ts';

const CLEARLY = 1.1;

/** The price of the one article that a message names; null where none or several are named. */
export function priceOf(
  message: string,
  rows: readonly DocumentRow[],
): { value: number; row: DocumentRow } | null {
  const ask = readAsk(message, readAsk('', null));
  const priced = entriesOf(rows).filter(({ cells }) => cells.some(({ price }) => price !== null));
  const [best, second] = rank(ask, priced);
  if (!best || (second && best.score < second.score * CLEARLY)) return null;
  const { entry } = best;
  const names = [...entry.label.stems, ...(entry.row.isSentence ? entry.text.stems : [])].concat(
    best.cells.flatMap(({ words }) => words.stems),
  );
  const isNamed = ask.own.some((stem) => isIn(stem, names, EXACT));
  const prices = best.cells.flatMap(({ price }) => (price === null ? [] : [price]));
  const [value, other] = new Set(prices);
  return isNamed && value !== undefined && other === undefined ? { value, row: entry.row } : null;
}
