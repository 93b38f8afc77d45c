import { containsValue } from '../quantities.ts';
import type { RowRange } from '../row.ts';
import type { Ask, AskNumber } from './ask.ts';
import type { Cell, Entry, Words } from './entries.ts';
import { likeness } from './words.ts';

/** A line with how well it answers, the best figures of it, and what of the question it contains. */
export interface Hit {
  entry: Entry;
  score: number;
  /** The share of the question's own words in it, by weight. */
  coverage: number;
  /** Of those, in the line itself rather than in its headings. */
  direct: number;
  cells: readonly Cell[];
  explained: ReadonlySet<string>;
}

const TRUST = { label: 1.1, text: 1, cell: 0.9, section: 0.75, top: 0.3, around: 0.45, file: 0.3 };
const UNKNOWN = { few: 0.8, many: 0.35 };
const FEW = 3;
const FITS = 0.9;
const MISFITS = 0.7;
const WANTED = 0.45;
const CARRIED = 0.5;
/** A word of the same meaning covers a word of the question. */
const KNOWN = 0.6;
/** What was answered last is what a follow-up is about, unless it names another. */
const SAME = 0.6;

/** The lines that have to do with a question, the best first. */
export function rank(ask: Ask, entries: readonly Entry[], last: Entry | null = null): Hit[] {
  const weights = weightsOf(ask, entries);
  const typical = average([...weights.values()]);
  const own = ask.own.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
  return entries
    .map((entry) => hitOf(ask, entry, weights, typical, own))
    .map((hit) =>
      ask.isFollowUp && hit.entry === last ? { ...hit, score: hit.score + typical * SAME } : hit,
    )
    .filter(({ score, explained }) => score > 0 && explained.size > 0)
    .sort((a, b) => b.score - a.score);
}

function hitOf(
  ask: Ask,
  entry: Entry,
  weights: ReadonlyMap<string, number>,
  typical: number,
  own: number,
): Hit {
  const explained = new Set<string>();
  let score = 0;
  let covered = 0;
  let direct = 0;
  for (const [stem, carried] of ask.terms) {
    const weight = weights.get(stem) ?? 0;
    const [trust, isDirect] = trustOf(stem, entry);
    if (trust < 0.2) continue;
    explained.add(stem);
    score += weight * carried * trust;
    if (carried === 1) covered += weight * Math.min(1, trust / KNOWN);
    if (carried === 1 && isDirect) direct += weight * Math.min(1, trust);
  }
  const chosen = chooseCells(ask, entry, weights, typical);
  const fit = fitOfLine(ask, entry);
  const bounds =
    ask.ownNumbers.length + (ask.days.size > 0 ? 1 : 0) + (ask.months.size > 0 ? 1 : 0);
  const reached = Math.max(0, Math.min(bounds, fit)) * typical;
  const whole = own + bounds * typical * (fit > 0 ? 1 : 0);
  score += chosen.bonus + typical * (fit + wantedBonus(ask, entry, chosen.cells));
  const unmatched = entry.label.stems.filter(
    (stem) => ![...ask.terms.keys()].some((term) => likeness(term, stem) > 0.5),
  ).length;
  score -= typical * 0.12 * Math.min(4, unmatched);
  return {
    entry,
    score,
    coverage: whole === 0 ? 0 : (covered + reached) / whole,
    direct: own === 0 ? 0 : direct / own,
    cells: chosen.cells,
    explained,
  };
}

function trustOf(stem: string, entry: Entry): readonly [number, boolean] {
  const best = (words: Words) => Math.max(0, ...words.stems.map((one) => likeness(stem, one)));
  const direct = Math.max(
    best(entry.label) * TRUST.label,
    best(entry.text) * TRUST.text,
    ...entry.cells.map(({ words }) => best(words) * TRUST.cell),
  );
  const above = Math.max(
    best(entry.section) * TRUST.section,
    best(entry.top) * TRUST.top,
    best(entry.around) * TRUST.around,
  );
  return direct >= above ? [direct, direct > 0] : [above, false];
}

function weightsOf(ask: Ask, entries: readonly Entry[]): Map<string, number> {
  const rarest = Math.log(1 + entries.length);
  const unknown = ask.own.length <= FEW ? UNKNOWN.few : UNKNOWN.many;
  return new Map(
    [...ask.terms.keys()].map((stem) => {
      const count = entries.filter((entry) => trustOf(stem, entry)[0] >= 0.5).length;
      return [stem, count === 0 ? unknown * rarest : 0.35 + Math.log(1 + entries.length / count)];
    }),
  );
}

interface Chosen {
  cells: readonly Cell[];
  bonus: number;
}

/** The figures of a line that the question selects by a word, a number, a day or a month. */
function chooseCells(
  ask: Ask,
  entry: Entry,
  weights: ReadonlyMap<string, number>,
  typical: number,
): Chosen {
  const filled = entry.cells.filter(({ text }) => !/^[-–—]?$/.test(text));
  if (filled.length < 2) return { cells: filled, bonus: 0 };
  const scored = filled.map((cell) => ({ cell, score: cellScore(ask, cell, weights, typical) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score >= most - 0.05).map(({ cell }) => cell);
  const priced = ask.wants.money ? best.filter(({ price }) => price !== null) : [];
  return {
    cells: priced.length > 0 ? priced : best,
    bonus: most > 0 ? Math.min(most, typical) * 0.3 : 0,
  };
}

function cellScore(
  ask: Ask,
  { words, price }: Cell,
  weights: ReadonlyMap<string, number>,
  typical: number,
): number {
  let score = 0;
  for (const [stem, carried] of ask.terms) {
    const like = Math.max(0, ...words.stems.map((one) => likeness(stem, one)));
    score += like * carried * (weights.get(stem) ?? 0);
  }
  for (const number of ask.numbers) {
    const fit = fitOf(number, words.ranges);
    if (fit === true) score += typical;
    if (fit === false) score -= typical * 0.5;
    if (words.numbers.includes(String(number.value))) score += typical * 0.8;
  }
  score += typical * periodFit(ask, words);
  return score + (ask.wants.money && price !== null ? 0.2 : 0);
}

/** Whether days and months of the question are those of a text: 1, −1, or 0 when it names none. */
function periodFit(ask: Ask, { days, months }: Words): number {
  let fit = 0;
  if (ask.days.size > 0 && days.size > 0)
    fit += [...ask.days].some((day) => days.has(day)) ? 1 : -0.7;
  if (ask.months.size > 0 && months.size > 0)
    fit += [...ask.months].some((month) => months.has(month)) ? 1 : -0.7;
  return fit;
}

/** Whether a number is in one of the ranges of its unit; null without any. */
function fitOf(number: AskNumber, ranges: readonly RowRange[]): boolean | null {
  const unit = number.kind === 'money' ? 'r$' : number.unit;
  const fits = ranges.flatMap((range) => {
    const isSized = range.unit === 'r$' && number.kind === 'counted' && number.value >= 100;
    const inside = containsValue(range, number.value, isSized ? 'r$' : unit);
    return inside === null ? [] : [inside];
  });
  return fits.length === 0 ? null : fits.some(Boolean);
}

function fitOfLine(ask: Ask, entry: Entry): number {
  let fit = Math.max(
    periodFit(ask, entry.text),
    ...entry.cells.map(({ words }) => periodFit(ask, words)),
  );
  for (const number of ask.numbers) {
    const own = entry.row.isSentence ? entry.text : entry.label;
    const inside = fitOf(number, own.ranges);
    const inCells = entry.cells.some(({ words }) => fitOf(number, words.ranges) === true);
    const carried = ask.ownNumbers.includes(number) ? 1 : CARRIED;
    const isColumn = entry.cells.some(({ words }) => words.numbers.includes(String(number.value)));
    if (inside === true || inCells) fit += FITS * carried;
    else if (inside === false) fit -= MISFITS * carried;
    if (own.numbers.includes(String(number.value)) || isColumn)
      fit += (inside === true ? 0.2 : 0.8) * carried;
  }
  return fit;
}

const DURATION =
  /(?<!\d)\d{1,4} ?(?:dias?|horas?|h\b|min|semanas?|mes|meses|anos?|noites?)|vespera|no dia/i;
const HOURS = /\d{1,2}(?:h|:\d{2})/i;

function wantedBonus({ wants }: Ask, entry: Entry, cells: readonly Cell[]): number {
  const { line } = entry.row;
  let bonus = 0;
  if (wants.money)
    bonus += cells.some(({ price }) => price !== null)
      ? WANTED
      : /\d ?%/.test(line)
        ? WANTED / 2
        : 0;
  if (!Object.values(wants).some(Boolean) && cells.some(({ price }) => price !== null))
    bonus += WANTED;
  if (wants.time) bonus += DURATION.test(line) ? WANTED : 0;
  if (wants.clock) bonus += HOURS.test(line) ? WANTED * 2 : 0;
  const about = `${entry.row.section} ${line}`;
  if (wants.contents)
    bonus += entry.row.isSentence && /inclu|vem|acompanha|o que/i.test(about) ? WANTED * 2 : 0;
  if (wants.rule && entry.row.isSentence) bonus += WANTED;
  if (wants.share) bonus += /\d ?%/.test(line) ? WANTED : 0;
  return bonus;
}

const average = (values: readonly number[]) =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
