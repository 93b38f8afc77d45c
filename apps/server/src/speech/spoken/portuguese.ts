import { withAmounts } from './amounts.ts';
import { withDatesAndTimes } from './dates.ts';
import { withWords } from './words.ts';

/** Figures and short forms as a Brazilian says them; what voices say well by themselves stays. */
export function inPortuguese(text: string): string {
  return [withDatesAndTimes, withAmounts, withWords].reduce((said, change) => change(said), text);
}
