import type { Entry } from '../sheet/entries.ts';
import { likeness } from '../sheet/words.ts';

const NAMED = 0.6;
/** The same word, in whatever form. */
export const EXACT = 0.9;
const ROOT = 5;
/** The share of the words of a name that name it. */
export const MOSTLY = 0.75;
/** The share of a question's words that a rule has to contain. */
export const ENOUGH = 0.5;

/** Whether a word or one of the same meaning is among others. */
export const isIn = (stem: string, stems: readonly string[], least = NAMED) =>
  stems.some((one) => likeness(stem, one) >= least || isSameRoot(stem, one));

/** "atraso" and "atrasada" */
const isSameRoot = (one: string, other: string) =>
  one.length > ROOT && other.length > ROOT && one.slice(0, ROOT) === other.slice(0, ROOT);

/** Whether a word names goods with a price. */
export const isGoods = (stem: string, { label, cells }: Entry): boolean =>
  cells.some(({ price }) => price !== null) && isIn(stem, label.stems);
