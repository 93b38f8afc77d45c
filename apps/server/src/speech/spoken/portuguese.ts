import { withAmounts } from './amounts.ts';
import { withDatesAndTimes } from './dates.ts';
import { withWords } from './words.ts';

/** Writes out numbers, dates and abbreviations that synthesizers mispronounce in Brazilian Portuguese. */
export function inPortuguese(text: string): string {
  return [withDatesAndTimes, withAmounts, withWords].reduce(
    (spoken, replace) => replace(spoken),
    text,
  );
}
