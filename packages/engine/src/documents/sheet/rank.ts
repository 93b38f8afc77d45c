import { containsValue } from '../quantities.ts';
import type { RowRange } from '../row.ts';
import type { Ask, AskNumber } from './ask.ts';
import type { Cell, Entry, Words } from './entries.ts';
import { likeness, ONE_EDIT } from './words.ts';

/** A line with how well it answers, the best figures of it, and what of the question it contains. */
export interface Hit {
  entry: Entry;
  score: number;
  /** The share of the question's own words in it, by weight. */
  coverage: number;
  cells: readonly Cell[];
  explained: ReadonlySet<string>;
  /** Above zero for a line whose bounds contain what the question measures, below for others. */
  fit: number;
}

/*
 * Weights were fitted by hand on the development questions of two authors; scores are in multiples of
 * the typical weight of a word of the question.
 */
/** What a word counts for, by where in the line it stands. */
const TRUST = { label: 1.1, text: 1, cell: 0.9, section: 0.75, top: 0.3, around: 0.45 };
/** Below this, a word is not in the line; from the second on it is for how rare the word is. */
const LEAST_TRUST = 0.2;
const IN_LINE = 0.5;
/** What a word that no line contains weighs in a short question and in a long one. */
const UNKNOWN = { few: 0.8, many: 0.35 };
const FEW = 3;
const LEAST_WEIGHT = 0.35;
/** A number inside a range of the line, outside of it, and one that names the line. */
export const FITS = 0.9;
const MISFITS = 0.7;
const NAMES = 0.8;
const NAMES_RANGE = 0.2;
/** A day or month that is not the one asked for. */
const OTHER_PERIOD = 0.7;
/** The kind of figure that is asked for. */
const WANTED = 0.45;
/** Numbers of the question before. */
const CARRIED = 0.5;
/** A word of the same meaning covers a word of the question. */
const KNOWN = 0.6;
/** What was answered last is what a follow-up is about, unless it names another. */
const SAME = 0.6;
/** Each word of a line's name that is not asked for, up to so many. */
const UNASKED = 0.12;
const UNASKED_MAX = 4;
/** Cells of a line that are as good as the best one, and what a chosen cell adds to its line. */
const TIE = 0.05;
const CHOSEN = 0.3;
const OTHER_RANGE = 0.5;
const PRICED = 0.2;

/** The lines that have to do with a question, the best first. */
export function rank(ask: Ask, entries: readonly Entry[], last: Entry | null = null): Hit[] {
  const trusts = new Map(
    [...ask.terms.keys()].map((stem) => [stem, entries.map((entry) => trustOf(stem, entry))]),
  );
  const weights = weightsOf(ask, trusts, entries.length);
  const typical = average([...weights.values()]);
  const own = ask.own.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
  const ofPeriod = ofAskedPeriod(ask, entries);
  return entries
    .map((entry, at) => {
      const trustIn = (stem: string) => trusts.get(stem)?.[at] ?? 0;
      return hitOf(ask, entry, { trustIn, weights, typical, own });
    })
    .map((hit) =>
      ask.isFollowUp && hit.entry === last && hit.fit >= 0
        ? { ...hit, score: hit.score + typical * SAME }
        : hit,
    )
    .filter(({ score, explained, entry }) => score > 0 && explained.size > 0 && ofPeriod(entry))
    .sort((a, b) => b.score - a.score);
}

/** Of tables by days, those of other days are out where one names the day that is asked for. */
function ofAskedPeriod(ask: Ask, entries: readonly Entry[]): (entry: Entry) => boolean {
  const fits = (entry: Entry) => (entry.row.isSentence ? 0 : periodFit(ask, entry.label));
  const sections = new Set(
    entries.filter((entry) => fits(entry) > 0).map(({ row }) => `${row.file} ${row.section}`),
  );
  return (entry) => fits(entry) >= 0 || !sections.has(`${entry.row.file} ${entry.row.section}`);
}

interface Scale {
  trustIn(stem: string): number;
  weights: ReadonlyMap<string, number>;
  /** The average weight of a word of the question, and the sum of those of its own words. */
  typical: number;
  own: number;
}

function hitOf(ask: Ask, entry: Entry, { trustIn, weights, typical, own }: Scale): Hit {
  const explained = new Set<string>();
  let score = 0;
  let covered = 0;
  for (const [stem, carried] of ask.terms) {
    const weight = weights.get(stem) ?? 0;
    const trust = trustIn(stem);
    if (trust < LEAST_TRUST) continue;
    explained.add(stem);
    score += weight * carried * trust;
    if (carried === 1) covered += weight * Math.min(1, trust / KNOWN);
  }
  const chosen = chooseCells(ask, entry, weights, typical);
  const fit = fitOfLine(ask, entry);
  const bounds =
    ask.ownNumbers.length + (ask.days.size > 0 ? 1 : 0) + (ask.months.size > 0 ? 1 : 0);
  const reached = Math.max(0, Math.min(bounds, fit)) * typical;
  const whole = own + bounds * typical * (fit > 0 ? 1 : 0);
  score += chosen.bonus + typical * (fit + wantedBonus(ask, entry, chosen.cells));
  const unmatched = entry.label.stems.filter(
    (stem) => ![...ask.terms.keys()].some((term) => likeness(term, stem) > IN_LINE),
  ).length;
  score -= typical * UNASKED * Math.min(UNASKED_MAX, unmatched);
  return {
    entry,
    score,
    coverage: whole === 0 ? 0 : (covered + reached) / whole,
    cells: chosen.cells,
    explained,
    fit,
  };
}

function trustOf(stem: string, entry: Entry): number {
  const best = (words: Words) => Math.max(0, ...words.stems.map((one) => likeness(stem, one)));
  return Math.max(
    best(entry.label) * TRUST.label,
    best(entry.text) * TRUST.text,
    ...entry.cells.map(({ words }) => best(words) * TRUST.cell),
    best(entry.section) * TRUST.section,
    best(entry.top) * TRUST.top,
    best(entry.around) * TRUST.around,
  );
}

/** A word weighs more the fewer lines contain it. @param trusts of each word, by line */
function weightsOf(
  ask: Ask,
  trusts: ReadonlyMap<string, readonly number[]>,
  lines: number,
): Map<string, number> {
  const unknown = ask.own.length <= FEW ? UNKNOWN.few : UNKNOWN.many;
  return new Map(
    [...trusts].map(([stem, ofLines]) => {
      const count = ofLines.filter((trust) => trust >= IN_LINE).length;
      const weight = LEAST_WEIGHT + Math.log(1 + lines / count);
      return [stem, count === 0 ? unknown * Math.log(1 + lines) : weight];
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
  const best = scored.filter(({ score }) => score >= most - TIE).map(({ cell }) => cell);
  const priced = ask.wants.money ? best.filter(({ price }) => price !== null) : [];
  return {
    cells: priced.length > 0 ? priced : best,
    bonus: most > 0 ? Math.min(most, typical) * CHOSEN : 0,
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
    if (fit === false) score -= typical * OTHER_RANGE;
    if (words.numbers.includes(String(number.value))) score += typical * NAMES;
  }
  score += typical * periodFit(ask, words);
  return score + (ask.wants.money && price !== null ? PRICED : 0);
}

/** Whether days and months of the question are those of a text: 1, −1, or 0 when it names none. */
function periodFit(ask: Ask, { days, months }: Words): number {
  let fit = 0;
  if (ask.days.size > 0 && days.size > 0)
    fit += [...ask.days].some((day) => days.has(day)) ? 1 : -OTHER_PERIOD;
  if (ask.months.size > 0 && months.size > 0)
    fit += [...ask.months].some((month) => months.has(month)) ? 1 : -OTHER_PERIOD;
  return fit;
}

/** Whether a number is in one of the ranges of its unit; null without any. */
function fitOf(number: AskNumber, ranges: readonly RowRange[]): boolean | null {
  const unit = number.kind === 'money' ? 'r$' : number.unit;
  const fits = ranges.flatMap((range) => {
    if (number.unit === null && number.value >= 100 && TIMES.test(range.unit ?? '')) return [];
    const isSized = range.unit === 'r$' && number.kind === 'counted' && number.value >= 100;
    const inside = containsValue(range, number.value, isSized ? 'r$' : unit);
    return inside === null ? [] : [inside];
  });
  return fits.length === 0 ? null : fits.some(Boolean);
}

/** "sinal de 900" is no number of days. */
const TIMES = /^(?:dia|semana|mensal|ano|hora|h|noite)$/;

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
      fit += (inside === true ? NAMES_RANGE : NAMES) * carried;
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

/** The words of a question that no line contains. */
export const unknownIn = (ask: Ask, entries: readonly Entry[]): string[] =>
  ask.own.filter((stem) => !entries.some((entry) => isWordOf(stem, entry)));

/** Whether a word or one of the same meaning is in a line, other than by a spelling that is near. */
const isWordOf = (stem: string, { label, text, around, section, top, cells }: Entry): boolean =>
  [label, text, around, section, top, ...cells.map(({ words }) => words)].some(({ stems }) =>
    stems.some((one) => {
      const like = likeness(stem, one);
      return like > 0 && like !== ONE_EDIT;
    }),
  );

const average = (values: readonly number[]) =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
