import type { Quantity } from './amounts.ts';
import { before } from './clause.ts';
import { type Answer, wordAt } from './tokens.ts';
import { DURATIONS } from './words.ts';

const WITHIN =
  /\b(?:em|proxim[oa]s|daqui(?: a)?|ate|dentro de|prazo de|durante|nos|a)(?: uns| mais| ate)?$/;
const MOST_MONTHS = 120;

/** The months until the goal: "em 6 meses", "daqui a dois anos"; null when not stated. */
export function horizonOf(answer: Answer, quantities: readonly Quantity[]): number | null {
  for (const { kind, noun, low, first } of quantities) {
    const length = kind === 'time' && noun !== null ? DURATIONS.get(wordAt(answer, noun)) : null;
    if (!length || !WITHIN.test(before(answer, first))) continue;
    const months = Math.round(low * length);
    if (months >= 1 && months <= MOST_MONTHS) return months;
  }
  return null;
}
