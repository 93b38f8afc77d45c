import { fold } from '../../shared/text.ts';
import { containsValue, figuresOf } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem } from '../terms.ts';
import { numbered } from './candidates.ts';
import type { Quote, QuoteLine } from './quote.ts';
import type { QuoteReading } from './read-quote.ts';

/** "com almoço pros 4": a price for a person is paid for all that were counted. */
export function countedLike(
  line: QuoteLine,
  before: readonly QuoteLine[],
  folded: string,
): QuoteLine {
  if (line.count !== 1) return line;
  const named = /\b(?:pr[oa]s?|para (?:os|as)|d[oa]s) (\d{1,4}|dois|duas|tres|quatro|cinco)\b/.exec(
    folded,
  )?.[1];
  const value = named === undefined ? null : (WORDS.get(named) ?? Number(named));
  if (value) return { ...line, count: value };
  const whole = before.reduce((sum, { count }) => sum + count, 0);
  return /\b(?:pra|para|pros) (?:todos|todas|todo mundo|cada)\b/.test(folded)
    ? { ...line, count: whole }
    : line;
}

const WORDS = new Map([
  ['dois', 2],
  ['duas', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
]);

/** "e a pequena?" asks for as many as before. */
export function withCountOf(
  line: QuoteLine,
  { count, unit, row }: QuoteLine,
  rows: readonly DocumentRow[],
): QuoteLine {
  if (count === 1 && row.range === null) return line;
  const same = rows.filter(
    (one) =>
      one.kind === 'price' &&
      one.item === line.row.item &&
      one.section === line.row.section &&
      one.file === line.row.file &&
      sameConditions(one, line.row),
  );
  const inRange = same.find(({ range }) => range && containsValue(range, count, unit) === true);
  return { ...line, count, unit, row: inRange ?? line.row };
}

const sameConditions = (one: DocumentRow, row: DocumentRow) => {
  const worded = ({ conditions }: DocumentRow) =>
    conditions.filter((text) => !/\d/.test(text)).join('|');
  return worded(one) === worded(row);
};

/** "e enfermaria?": the same goods under another condition; null when there is none. */
export function requalified(
  lines: readonly QuoteLine[],
  qualifiers: readonly string[],
  rows: readonly DocumentRow[],
): QuoteLine[] | null {
  const changed = lines.map((line) => {
    const { row } = line;
    const found = rows.find(
      (one) =>
        one.kind === 'price' &&
        one.item === row.item &&
        one.file === row.file &&
        one.section === row.section &&
        one.range?.low === row.range?.low &&
        one.range?.high === row.range?.high &&
        qualifiers.every((term) => wordsOfRow(one).conditions.some((stem) => sameStem(stem, term))),
    );
    return found ? { ...line, row: found } : null;
  });
  return changed.every((line) => line !== null) ? changed : null;
}

/** "e se forem 10?": the last goods with another number. */
export function recounted(
  lines: readonly QuoteLine[],
  number: QuoteReading['bare'][number] | undefined,
  rows: readonly DocumentRow[],
): QuoteLine[] | null {
  const last = lines.at(-1);
  if (!number || !last) return null;
  const siblings = rows.filter(
    (one) =>
      one.kind === 'price' &&
      one.file === last.row.file &&
      one.item === last.row.item &&
      one.section === last.row.section &&
      sameConditions(one, last.row),
  );
  const named = rows.find(
    (one) =>
      one.kind === 'price' &&
      one.file === last.row.file &&
      one.item !== last.row.item &&
      withoutDigits(one.item) === withoutDigits(last.row.item) &&
      sizesIn(one.item).includes(number.value) &&
      (one.range === null || containsValue(one.range, last.count, last.unit) === true),
  );
  if (named) return [...lines.slice(0, -1), { ...last, row: named }];
  const sized = rows.find(
    (one) =>
      one.kind === 'price' &&
      one !== last.row &&
      one.range === null &&
      isSameItem(one, last.row) &&
      one.conditions.some((text) => sizesIn(text).some((size) => size === number.value)),
  );
  if (sized) return [...lines.slice(0, -1), { ...last, row: sized }];
  const applied = numbered(
    siblings,
    number.unit === null ? { ...number, unit: last.unit } : number,
    rows,
  );
  const [row] = applied.rows;
  if (!row || applied.isOutside || (applied.count === null && row === last.row)) return null;
  const count = applied.count ?? last.count;
  return [...lines.slice(0, -1), { ...last, row, count, unit: number.unit ?? last.unit }];
}

const isSameItem = (one: DocumentRow, row: DocumentRow) =>
  one.file === row.file && one.section === row.section && one.item === row.item;

const withoutDigits = (item: string) =>
  fold(item)
    .replace(/[\d.,]+/g, '')
    .replace(/s\b/g, '');

const sizesIn = (text: string) => figuresOf(text).map(({ value }) => value);

/** Conditions without an item hold for all goods of the message: "tudo enfermaria". */
export function qualified(
  reading: QuoteReading,
  rows: readonly DocumentRow[],
  before?: Quote,
): QuoteReading {
  const { lines, qualifiers } = reading;
  const inherited = qualifiers.length > 0 ? qualifiers : conditionsOf(before);
  if (inherited.length === 0) return reading;
  const changed = requalified(lines, inherited, rows);
  return changed ? { ...reading, lines: changed } : reading;
}

const conditionsOf = (before: Quote | undefined): readonly string[] => {
  const last = before?.lines.at(-1);
  if (!last) return [];
  return wordsOfRow({ ...last.row }).conditions.filter((stem) =>
    last.terms.some((term) => sameStem(term, stem)),
  );
};
