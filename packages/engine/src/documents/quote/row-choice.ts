import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem } from '../terms.ts';
import { hitOf, numbered } from './candidates.ts';
import type { Segment } from './message.ts';
import type { QuoteLine } from './quote.ts';

/** The one row that numbers and words leave, with how many of it; null when several are left. */
export function lineFrom(
  rows: readonly DocumentRow[],
  { terms, preferred }: { terms: readonly string[]; preferred: readonly string[] },
  counts: Segment['counts'],
  priced: readonly DocumentRow[],
): QuoteLine | null {
  let left = rows;
  let count = 1;
  let unit: string | null = null;
  for (const number of counts) {
    const applied = numbered(left, number, priced);
    left = applied.rows;
    if (applied.isOutside) return null;
    if (applied.count === null) continue;
    count = applied.count;
    unit = number.unit ?? number.next;
  }
  if (!sameAmount(left) && preferred.length > 0) left = narrowed(left, preferred);
  if (!sameAmount(left)) left = plainest(left, terms);
  const [row] = left;
  return row && sameAmount(left) ? { count, row, unit, terms } : null;
}

export const sameAmount = (rows: readonly DocumentRow[]) =>
  new Set(rows.map(({ amount, value }) => amount?.low ?? value)).size <= 1;

/** Of rows that a part does not tell apart, those that the rest of the message names. */
export function narrowed(rows: readonly DocumentRow[], terms: readonly string[]): DocumentRow[] {
  const hits = rows.map((row) => hitOf(row, terms));
  const most = Math.max(0, ...hits.map(({ own }) => own));
  return hits.filter(({ own }) => own === most).map(({ row }) => row);
}

/** The one without a condition or a range that was not named. */
function plainest(rows: readonly DocumentRow[], terms: readonly string[]): DocumentRow[] {
  const extra = (row: DocumentRow) =>
    wordsOfRow(row).conditions.filter((stem) => !terms.some((term) => sameStem(stem, term)))
      .length + (row.range ? 1 : 0);
  const least = Math.min(...rows.map(extra));
  return rows.filter((row) => extra(row) === least);
}

export const isSameHeading = (one: DocumentRow, row: DocumentRow) =>
  one.line === row.line && one.file === row.file && one.section === row.section;
