import { fold } from '../shared/text.ts';
import { containsValue, distanceTo } from './quantities.ts';
import type { AskedNumber, Query } from './query.ts';
import type { DocumentRow, RowRange } from './row.ts';
import { wordsOfRow } from './row-words.ts';
import { sameStem, stemOf } from './terms.ts';

/** What remains of the matching rows once the numbers of the question are applied. */
export interface Choice {
  rows: DocumentRow[];
  /** The number that no row contains; the rows are the nearest ones. */
  missing: AskedNumber | null;
  /** How many of the item are asked for, or null. */
  quantity: AskedNumber | null;
}

const GENERIC =
  /^(?:unidad|peca|un|und|item|itens|quanti|caixa|pacote|hora|pessoa|sessao|diaria|aula|kg|quilo|kilo|litro|metro|m2|par|hospede|convid)/;

const MEASURE = /^(?:kg|quilo|kilo|litro|metro|m2)/;

/** Applies the numbers of a question: they select ranges and sizes, or state how many. */
export function choose(rows: readonly DocumentRow[], { numbers }: Query): Choice {
  let choice: Choice = { rows: [...rows], missing: null, quantity: null };
  for (const number of numbers.filter(({ kind }) => kind === 'counted')) {
    choice = applied(choice, number);
  }
  return choice;
}

function applied(choice: Choice, number: AskedNumber): Choice {
  const { rows } = choice;
  const measured = rows.map((row) => ({ row, fit: fitOf(row, number) }));
  const inside = measured.filter(({ fit }) => fit?.isInside);
  const isQuantity = counts(rows, number);
  const quantity = isQuantity ? number : choice.quantity;
  if (inside.length > 0)
    return { ...choice, rows: closest(inside.map(({ row }) => row)), quantity };
  const outside = measured.filter(({ fit }) => fit !== null);
  if (outside.length === 0) return { ...choice, quantity };
  const nearest = Math.min(...outside.map(({ fit }) => fit?.distance ?? 0));
  const near = outside.filter(({ fit }) => fit?.distance === nearest).map(({ row }) => row);
  return { ...choice, rows: near, missing: number, quantity: null };
}

/** Of several ranges that contain a number, those with both bounds: "3 a 6 dias" rather than "até 7". */
function closest(rows: DocumentRow[]): DocumentRow[] {
  const bounded = rows.filter(({ range }) => range?.low != null && range.high != null);
  return bounded.length > 0 && rows.every(({ range }) => range) ? bounded : rows;
}

/** How a number fits the ranges and sizes of a row; null when the row has none of its unit. */
function fitOf(
  row: DocumentRow,
  { value, unit }: AskedNumber,
): { isInside: boolean; distance: number } | null {
  const ownUnit = unit !== null && isOfItem(row, unit) ? null : unit;
  const ranges = [
    ...(row.range ? [forUnit(row.range, unit)] : []),
    ...wordsOfRow(row).sizes.filter((size) => size.unit === unit),
  ];
  const fits = ranges.flatMap((range) => {
    const isInside = containsValue(range, value, range === row.range ? ownUnit : unit);
    const distance = distanceTo(range, value, unit);
    return isInside === null || distance === null ? [] : [{ isInside, distance }];
  });
  return fits.find(({ isInside }) => isInside) ?? fits[0] ?? null;
}

/** "11 a 20 unidades" is a range of whatever the price is for. */
function forUnit(range: RowRange, unit: string | null): RowRange {
  const isGeneric = range.unit !== null && GENERIC.test(range.unit) && unit !== null;
  return isGeneric ? { ...range, unit: null } : range;
}

const isOfItem = (row: DocumentRow, unit: string) =>
  wordsOfRow(row).item.some((stem) => sameStem(stem, unit));

/** Whether a number says how many: of the item, in pieces, or in the unit of the price. */
function counts(rows: readonly DocumentRow[], { unit, value }: AskedNumber): boolean {
  if (unit === null || value <= 0 || value > 1e6) return false;
  return rows.some((row) => {
    if (wordsOfRow(row).sizes.some((size) => size.unit === unit)) return false;
    const isPer = row.per !== null && sameStem(stemOf(fold(row.per)), unit);
    const isPiece = /^(?:unidad|peca|un|und|item|itens)/.test(unit);
    // "R$ 280 por obra" is not paid for each metre.
    const isFree = row.per === null || !MEASURE.test(unit);
    const isGeneric = GENERIC.test(unit) && row.range === null && isFree;
    return isPer || isPiece || isGeneric || isOfItem(row, unit);
  });
}
