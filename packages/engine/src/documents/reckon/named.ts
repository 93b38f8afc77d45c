import { containsValue } from '../quantities.ts';
import type { Ask } from '../sheet/ask.ts';
import type { Entry } from '../sheet/entries.ts';
import { sameStem } from '../terms.ts';
import type { Part } from './parts.ts';
import { fits, isGeneric, isIn, isOneOf, nameOf, pricesOf } from './price.ts';
import type { Reckoning } from './reckoning.ts';
import type { Rule } from './rules.ts';

/** What the parts of a message are compared with. */
export interface Context {
  ask: Ask;
  entries: readonly Entry[];
  rules: readonly Rule[];
  last: Reckoning | null;
}

/** The line that a part names; null when it names none, 'unclear' when it names several. */
export function entryFor(
  part: Part,
  { ask, entries, last }: Context,
  previous: Entry | null,
): Entry | 'unclear' | null {
  const priced = entries.filter((entry) => pricesOf(entry).length > 0);
  // "plano" is no misspelt "piano" where the documents have both.
  const spelt = part.stems.filter((stem) => entries.some((entry) => isAbout(stem, entry, 1)));
  const isOther = (stem: string, entry: Entry) =>
    spelt.includes(stem) && nameOf(entry).every((one) => !sameStem(stem, one));
  const left = narrowed(priced, [
    (entry) => part.stems.filter((stem) => isNameOf(stem, entry) && !isOther(stem, entry)).length,
    (entry) => (isNumbered(entry, part) ? 1 : 0),
    (entry) => leastOf(entry, part),
    (entry) => (nameOf(entry).every((stem) => isOneOf(stem, part.stems)) ? 1 : 0),
    (entry) => (entry === previous || last?.items.some((item) => item.entry === entry) ? 1 : 0),
    (entry) => ask.own.filter((stem) => isAbout(stem, entry)).length,
    (entry) => (part.stems.some((stem) => isOneOf(stem, nameOf(entry).slice(0, 1))) ? 1 : 0),
  ]);
  if (left.length === 0) return measured(part, ask, priced);
  const [first] = left;
  if (left.length === 1 && first) return first;
  return bySize(part, left) ?? 'unclear';
}

/** "cachorro de 12 kg": the one line whose range contains a measure; null without just one. */
export function measured({ numbers }: Part, { own }: Ask, priced: readonly Entry[]): Entry | null {
  const fitting = numbers.flatMap((number) =>
    number.unit === null || isGeneric(number.unit)
      ? []
      : priced.filter(({ label }) =>
          label.ranges.some(
            ({ unit, low, high }) =>
              unit !== null &&
              containsValue({ unit, low, high }, number.value, number.unit) === true,
          ),
        ),
  );
  const shared = (entry: Entry) => own.filter((stem) => isAbout(stem, entry)).length;
  const most = Math.max(0, ...fitting.map(shared));
  const best = [...new Set(fitting)].filter((entry) => shared(entry) === most);
  return best.length === 1 ? (best[0] ?? null) : null;
}

const LARGE = /^(?:grande|maior)$/;
const SMALL = /^(?:pequen|pequeno|menor)$/;

/** "a betoneira grande": of lines that differ in a size, the one with the largest. */
function bySize({ stems }: Part, entries: readonly Entry[]): Entry | null {
  const isLarge = stems.some((stem) => LARGE.test(stem));
  if (!isLarge && !stems.some((stem) => SMALL.test(stem))) return null;
  const sized = entries.map((entry) => ({
    entry,
    size: Number(entry.label.numbers[0] ?? Number.NaN),
  }));
  if (sized.some(({ size }) => Number.isNaN(size))) return null;
  const wanted = (isLarge ? Math.max : Math.min)(...sized.map(({ size }) => size));
  const found = sized.filter(({ size }) => size === wanted);
  return found.length === 1 ? (found[0]?.entry ?? null) : null;
}

/** Of steps that hold from a number on, the last one that a number reaches. */
const leastOf = (entry: Entry, { numbers }: Part): number =>
  Math.max(
    0,
    ...entry.text.ranges
      .filter((range) => numbers.some((number) => fits(range, number, entry) === true))
      .map(({ low }) => low ?? 0),
  );

/** The lines that are best by each measure in turn; none where the first is zero for all. */
function narrowed(
  entries: readonly Entry[],
  measures: readonly ((entry: Entry) => number)[],
): readonly Entry[] {
  let left = entries;
  for (const [at, measure] of measures.entries()) {
    const values = left.map(measure);
    const most = Math.max(...values);
    if (at === 0 && most <= 0) return [];
    left = left.filter((_entry, index) => values[index] === most);
    if (left.length < 2) return left;
  }
  return left;
}

const isNameOf = (stem: string, entry: Entry) => !PERIOD.test(stem) && isOneOf(stem, nameOf(entry));
/** "no ano" names no goods for "6 a 10 anos". */
export const PERIOD = /^(?:ano|anual|mensal|dia|semana|hora)$/;

/** Whether a word of the question is anywhere in a line, its heading or its columns. */
const isAbout = (stem: string, { label, text, section, cells }: Entry, least?: number) =>
  isIn(
    stem,
    [...label.stems, ...text.stems, ...section.stems, ...cells.flatMap(({ words }) => words.stems)],
    least,
  );

/** Whether a number of the part names one of the prices of a line, such as "250 un" or "30 a 99". */
const isNumbered = (entry: Entry, { numbers }: Part) =>
  numbers.some((number) =>
    [entry.label, ...pricesOf(entry).map(({ words }) => words)].some(
      (words) =>
        words.numbers.includes(String(number.value)) ||
        words.ranges.some((range) => fits(range, number, entry) === true),
    ),
  );
