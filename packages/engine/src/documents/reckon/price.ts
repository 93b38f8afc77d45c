import { fold } from '../../shared/text.ts';
import { containsValue, figuresOf } from '../quantities.ts';
import type { RowRange } from '../row.ts';
import type { AskNumber } from '../sheet/ask.ts';
import type { Cell, Entry } from '../sheet/entries.ts';
import { likeness, spelled, stemsWithCodes } from '../sheet/words.ts';
import { sameStem, stemOf, wordsOf } from '../terms.ts';
import type { Part, PartNumber } from './parts.ts';

/** How like words have to be to name the same. */
const SAME = 0.55;

export const isIn = (stem: string, stems: readonly string[], least = SAME): boolean =>
  stems.some((one) => likeness(stem, one) >= least);

/** Whether a stem is that of a name itself, not of a word that is near to it. */
export const isOneOf = (stem: string, stems: readonly string[]): boolean =>
  stems.some((one) => likeness(stem, one) >= NAME);
const NAME = 0.75;

/** The prices of a line. */
export const pricesOf = ({ row, cells }: Entry): Cell[] =>
  cells.filter(({ price, text }) => price !== null && !(row.isSentence && isClause(text)));

/** A clause with two amounts, what is paid on top, or a case in which it holds states no price of goods. */
const isClause = (text: string): boolean =>
  /(?<!\p{L})mais R\$/iu.test(text) ||
  (text.match(/R\$ ?\d|(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/g) ?? []).length > 1 ||
  /(?<!\p{L})(?:se|sen[aã]o|m[ií]nim[oa]|m[aá]xim[oa]|faltar|limite|teto|desconto|multa|caso|quem|retemos|pr[eê]mio|b[oô]nus)(?!\p{L})/iu.test(
    text,
  );

const PRICE = /(?:R\$ ?)?\d{1,3}(?:\.\d{3})*(?:,\d{2})?/;

/** The stems that name the goods of a clause: those before its price, or after it. */
function nameIn(clause: string): string[] {
  const at = clause.search(/R\$ ?\d|(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)|(?<=: )\d|^\d/);
  const before = clause.slice(0, Math.max(0, at)).replace(/\([^)]*\)?/g, '');
  const after = clause
    .slice(Math.max(0, at))
    .replace(PRICE, '')
    .replace(/\([^)]*\)?/g, '');
  return stemsWithCodes(before.trim() === '' ? after : before);
}

/** Columns that are paid only in a case of their own. */
const NO_GOODS = /\b(?:reposicao|caucao|vasilhame|minim[oa]|prazo|estoque)\b/;

/** The price of a line that a part names; null when several are left. */
export function priceFor(
  entry: Entry,
  part: Part,
  whole: readonly string[],
  preferred: string | null,
): Cell | null {
  const all = pricesOf(entry);
  const isAsked = (cell: Cell) =>
    !NO_GOODS.test(fold(cell.heading)) || whole.some((stem) => isIn(stem, cell.words.stems));
  const asked = all.filter(isAsked);
  const cells = asked.length > 0 ? asked : all;
  if (cells.length < 2) return cells[0] ?? null;
  const scored = cells.map((cell) => ({
    cell,
    score:
      scoreOf(entry, cell, part) + whole.filter((stem) => isIn(stem, cell.words.stems)).length / 10,
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ cell }) => cell);
  const fewest = Math.min(...best.map((cell) => unnamed(cell, part.stems)));
  const named = best.filter((cell) => most > 0 && unnamed(cell, part.stems) === fewest);
  const [only] = named;
  if (named.length === 1 && only) return only;
  const carried = best.filter(({ heading }) => heading !== '' && heading === preferred);
  return carried.length === 1 ? (carried[0] ?? null) : null;
}

/** The words of a column that are not asked for. */
const unnamed = ({ heading }: Cell, stems: readonly string[]) =>
  stemsWithCodes(heading).filter((stem) => !isIn(stem, stems)).length;

function scoreOf(
  entry: Entry,
  { words, heading }: Cell,
  { stems, numbers, days, months }: Part,
): number {
  let score = stems.filter((stem) => isIn(stem, words.stems)).length;
  for (const number of numbers) {
    const inside = words.ranges.map((range) => fits(range, number, entry));
    if (inside.includes(true)) score += 1;
    else if (inside.includes(false)) score -= 1;
    if (numbersOf(heading).includes(number.value)) score += 2;
    if (number.unit !== null && isOfPeriod(heading, number.unit)) score += 1;
  }
  return score + overlap(days, words.days) + overlap(months, words.months);
}

/** "3 dias" are paid at a column "diária". */
const isOfPeriod = (heading: string, unit: string): boolean =>
  PERIOD.test(unit) &&
  !/\d/.test(heading) &&
  wordsOf(heading)
    .map(stemOf)
    .some((stem) => sameUnit(stem, unit));
const PERIOD = /^(?:dia|diaria|noite|hora|semana|mensal|ano)$/;

const numbersOf = (text: string) => figuresOf(text).map(({ value }) => value);

/** 1 for a day of those that are named, −1 for another, 0 without any. */
export function overlap(asked: ReadonlySet<string>, stated: ReadonlySet<string>): number {
  if (asked.size === 0 || stated.size === 0) return 0;
  return [...asked].every((one) => stated.has(one)) ? 1 : -1;
}

/** Whether a number is in a range of the same unit; pieces are counted in any. */
export function fits(range: RowRange, { value, unit }: AskNumber, entry: Entry): boolean | null {
  const isPiece = unit !== null && (GENERIC.test(unit) || isIn(spelled(unit), nameOf(entry)));
  const counted = range.unit !== null && GENERIC.test(range.unit) ? null : range.unit;
  return containsValue({ ...range, unit: counted }, value, isPiece ? null : unit);
}

/** The words of a line's name: of a sentence those before its first price, or after it. */
export function nameOf(entry: Entry): readonly string[] {
  return entry.row.isSentence
    ? pricesOf(entry).flatMap(({ text }) => nameIn(text))
    : entry.label.stems;
}

/** What a number is for a price: how many are paid, or which of several it is; null for neither. */
export function useOf(
  number: PartNumber,
  { entry, cell }: { entry: Entry; cell: Cell },
): 'count' | 'choice' | null {
  const { value, unit } = number;
  const stated = `${entry.row.isSentence ? cell.text : entry.row.item} ; ${cell.heading}`;
  const isNamed = figuresOf(stated).some(
    ({ value: one, isRange, range }) =>
      one === value &&
      !isRange &&
      (unit === null ||
        range.unit === null ||
        sameStem(unit, range.unit) ||
        (GENERIC.test(range.unit) && !MEASURE.test(unit))),
  );
  if (isNamed) return 'choice';
  if (unit !== null && isPerIn(cell.text, unit)) return 'count';
  if (number.isSize && countsGoods(number, entry, cell)) return 'count';
  if (number.isSize)
    return cell.words.ranges.some((range) => fits(range, number, entry)) ? 'choice' : null;
  if ((unit === null || !MEASURE.test(unit)) && isLot(cell)) return null;
  const others = pricesOf(entry);
  const isOutside =
    cell.words.ranges.length > 0 &&
    cell.words.ranges.every((range) => fits(range, number, entry) === false);
  if (isOutside) return null;
  if (cell.words.ranges.some((range) => fits(range, number, entry) === true))
    return isEach(others, entry) ? 'count' : 'choice';
  if (unit !== null && (isPer(unit, entry, cell) || isOfStay(unit, entry, cell))) return 'count';
  if (unit !== null && MEASURE.test(unit)) return null;
  if (!Number.isInteger(value)) return null;
  const label = entry.row.isSentence ? cell.words.stems : entry.label.stems;
  return unit === null || GENERIC.test(unit) || isIn(spelled(unit), label) ? 'count' : null;
}

/** "limpeza de 4 splits": how many of the goods, not which of them. */
const countsGoods = ({ value, unit }: PartNumber, { row, label }: Entry, { words }: Cell) =>
  Number.isInteger(value) &&
  unit !== null &&
  !MEASURE.test(unit) &&
  !GENERIC.test(unit) &&
  isOneOf(spelled(unit), row.isSentence ? words.stems : label.stems);

/** A column "250 un" is the price of all of them. */
const isLot = ({ heading }: Cell) =>
  figuresOf(heading).some(({ isRange, range }) => !isRange && GENERIC.test(range.unit ?? ''));

/** More costs less each: such a price is for one. */
function isEach(cells: readonly Cell[], { row }: Entry): boolean {
  const ranged = cells.filter(({ words }) => words.ranges.length > 0);
  const [first, last] = [cells[0]?.price, ranged.at(-1)?.price];
  return /\bcada\b/i.test(row.line) || (first != null && last != null && last < first);
}

/** Units that say how much, not how many goods. */
const MEASURE =
  /^(?:dia|diaria|noite|hora|kg|km|ano|mensal|m2|g|ml|litro|metro|pesso|cm|mm|convid|crianc|adulto|porcao|vez|alun|andar|semana|minut|parcel|caixa|pacote)$/;
export const isMeasure = (unit: string): boolean => MEASURE.test(unit);
/** Units of any goods. */
export const isGeneric = (unit: string): boolean => GENERIC.test(unit);
const GENERIC = /^(?:unidad|un|und|peca|pc|pcs|item|itens|pacote|pct|caixa|cx)$/;

/** Nights are paid each where the price states no other period. */
const isOfStay = (unit: string, { row }: Entry, { heading, text }: Cell): boolean =>
  unit === 'noite' &&
  !/(?<!\p{L})(?:m[eê]s|mensal|seman|hora|anual|ano|quinzena|dias)/iu.test(
    `${row.isSentence ? row.line : row.item} ${heading} ${text}`,
  );

/** "por metro", "R$ 60/h", a column "diária": paid for each of a unit. */
function isPer(unit: string, { row }: Entry, { heading, text }: Cell): boolean {
  const around = fold(
    `${row.section} ; ${row.item} ; ${heading} ; ${text} ; ${row.isSentence ? row.line : ''}`,
  );
  if (isPerIn(around, unit)) return true;
  const columns = wordsOf(heading).map(stemOf);
  // "DIÁRIAS" above a table.
  const title = wordsOf(row.section.split(' – ').at(-1) ?? '').map(stemOf);
  const above = title.length <= TITLE_MAX ? title : [];
  return [...columns, ...above].some((stem) => sameUnit(stem, unit));
}

const TITLE_MAX = 3;
const isPerIn = (text: string, unit: string): boolean =>
  [...fold(text).matchAll(/(?:\bpor|\/|\bcada|\ba|\bo) ?([a-z0-9²]+)/g)].some(([, word = '']) =>
    sameUnit(stemOf(word.replace('²', '2')), unit),
  );

const sameUnit = (one: string, other: string) =>
  one === other ||
  (one.length > 2 && sameStem(one, other)) ||
  [one, other].every((stem) => /^(?:dia|diaria|noite)$/.test(stem)) ||
  [one, other].every((stem) => /^(?:hora|h)$/.test(stem));
