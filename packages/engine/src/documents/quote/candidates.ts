import { fold } from '../../shared/text.ts';
import { containsValue } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem, stemOf, wordsOf } from '../terms.ts';
import type { Count } from './message.ts';

const FREE = /^(?:gr[aá]tis|gratuit|isent|cortesia|sem custo|inclus)/i;
const WORDED = /^(?:consult|sob |a combinar)/i;
/** "Pedido mínimo: R$ 300", "parcela mínima": limits, not goods. */
const LIMITS =
  /\b(?:(?:pedido|compra|parcela|valor|consumo|entrada) (?:minim|maxim)[oa]|limite|limitad[oa]|bonus|premi\w+|comissao)\b/;

const BONUS = /\b(?:bonus|premi\w+|comissao)\b/;

/** Whether a row states what something costs, also nothing. */
export function isPriced({ kind, amount, value, item, conditions, line }: DocumentRow): boolean {
  if (
    kind !== 'price' ||
    LIMITS.test(fold(`${item} ${conditions.join(' ')}`)) ||
    BONUS.test(fold(line))
  )
    return false;
  return amount?.kind === 'money' || FREE.test(value) || WORDED.test(value);
}

/** The terms of a message that a row contains. */
export interface Hit {
  row: DocumentRow;
  terms: readonly string[];
  /** Of them, those of the item or its conditions rather than of the heading. */
  own: number;
  share: number;
}

export function hitOf(row: DocumentRow, terms: readonly string[]): Hit {
  const words = wordsOfRow(row);
  const codes = wordsOf(`${row.item} ${row.conditions.join(' ')}`);
  const owned = [...words.item, ...words.conditions];
  const isIn = (stems: readonly string[], term: string) =>
    stems.some((one) => sameStem(one, term)) || (/^\d/.test(term) && codes.includes(term));
  const own = terms.filter((term) => isIn(owned, term));
  const found = terms.filter((term) => isIn(owned, term) || isIn(words.section, term));
  const named =
    words.item.filter((stem) => terms.some((term) => sameStem(stem, term))).length +
    terms.filter((term) => /^\d/.test(term) && wordsOf(row.item).includes(term)).length;
  return {
    row,
    terms: found,
    own: own.length,
    share: words.item.length > 0 ? named / words.item.length : 0,
  };
}

/** The rows that contain most of the terms; of equals those whose item is named most fully. */
export function bestHits(rows: readonly DocumentRow[], terms: readonly string[]): Hit[] {
  const hits = rows.map((row) => hitOf(row, terms)).filter((hit) => hit.terms.length > 0);
  const most = Math.max(0, ...hits.map(({ terms: found }) => found.length));
  const widest = hits.filter(({ terms: found }) => found.length === most);
  const owned = Math.max(0, ...widest.map(({ own }) => own));
  const best = widest.filter(({ own }) => own === owned);
  const items = best.filter(({ share }) => share > 0);
  return items.length > 0 ? items : best;
}

/** Units of time and of persons select a price; others also say how many. */
const NOT_COUNTED =
  /^(?:dia$|seman|mensal|ano|hora|minut|km|m2|metro|usuari|vida|funcio|alun|colabo|quarto|morado|apto|aparta)/;

/** Whether the price of a row is for one of the unit of its range: more of it costs less each. */
function isEach(row: DocumentRow, rows: readonly DocumentRow[]): boolean {
  if (row.conditions.some((text) => /\bcada\b/i.test(text))) return true;
  const key = keyOf(row);
  const same = rows
    .filter((one) => one.amount !== null && keyOf(one) === key)
    .sort((a, b) => (a.range?.low ?? 0) - (b.range?.low ?? 0));
  const [first, last] = [same[0]?.amount?.low, same.at(-1)?.amount?.low];
  return (
    same.length > 1 &&
    same.some(({ range }) => range !== null) &&
    first !== undefined &&
    last !== undefined &&
    last < first
  );
}

const keyOf = ({ file, item, section, conditions, per }: DocumentRow) =>
  [file, section, item, per ?? '', ...conditions.filter((text) => !/\d/.test(text))].join('|');

/** The rows that a number leaves, and whether it says how many. */
export interface Numbered {
  rows: DocumentRow[];
  count: number | null;
  unit: string | null;
  /** The number lies outside of every range. */
  isOutside: boolean;
}

/** Applies a number of a message to the rows that it may be about. */
export function numbered(
  rows: readonly DocumentRow[],
  { value, unit: asked, next, isOfNext }: Count,
  all: readonly DocumentRow[],
): Numbered {
  const unit = asked === 'metro' && rows.some(({ range }) => range?.unit === 'm2') ? 'm2' : asked;
  const same = (stem: string | null) => stem !== null && unit !== null && sameStem(stem, unit);
  if (isOfNext) return { rows: [...rows], count: value, unit, isOutside: false };
  const sized = rows.filter((row) =>
    wordsOfRow(row).sizes.some(
      (size) =>
        size.low === value &&
        size.high === value &&
        (unit === null || size.unit === null || same(size.unit)),
    ),
  );
  if (sized.length > 0 && sized.length < rows.length)
    return { rows: sized, count: null, unit: null, isOutside: false };
  if (unit === 'parcel') return { rows: [...rows], count: null, unit: null, isOutside: false };
  const ofItem = rows.some((row) => {
    const { item, conditions } = wordsOfRow(row);
    return [...item, ...conditions].some(
      (stem) => same(stem) || (next !== null && sameStem(stem, next)),
    );
  });
  const rangeUnit =
    unit !== null && ofItem && !rows.some(({ range }) => same(range?.unit ?? null)) ? null : unit;
  const ranged = rows.filter(({ range }) => range !== null && range.unit !== 'r$');
  const inside = ranged.filter(
    ({ range }) =>
      range !== null &&
      containsValue(range, value, rangeUnit ?? range.unit) === true &&
      (rangeUnit === null ||
        range.unit === null ||
        sameStem(range.unit, rangeUnit) ||
        containsValue(range, value, rangeUnit) === true),
  );
  const fits = ranged.length > 0 && inside.length > 0;
  const left = fits ? withUnranged(inside) : [...rows];
  const [first] = left;
  const isPer = left.some(
    ({ per }) => per !== null && unit !== null && sameStem(stemOf(fold(per)), unit),
  );
  const isTimed = unit !== null && NOT_COUNTED.test(unit);
  const isCounted =
    isPer || (fits ? !isTimed && first !== undefined && isEach(first, all) : !isTimed);
  return {
    rows: left,
    count: isCounted || (fits && first !== undefined && isEach(first, all)) ? value : null,
    unit,
    isOutside: ranged.length > 0 && !fits && ranged.length === rows.length,
  };
}

/** A range with bounds on both sides is nearer than an open one. */
function withUnranged(inside: readonly DocumentRow[]): DocumentRow[] {
  const bounded = inside.filter(({ range }) => range?.low != null && range.high != null);
  return bounded.length > 0 ? bounded : [...inside];
}
