import type { Ledger } from './ledger.ts';
import type { Outcome } from './outcome.ts';

/** What a sum of a conversation may use besides its own message. */
export interface Talk {
  /** Earlier messages with plain digits, the oldest first. */
  texts: readonly string[];
  ledger: Ledger;
  /** The steps of the last sum, for its figures. */
  isNear: boolean;
  /** The results of the sums before, the newest last. */
  results: readonly number[];
  /** The last sum: its request with plain digits, and the first amount of its steps. */
  last: { text: string; from: number } | null;
}

export type Shape = (text: string, talk: Talk) => Outcome | null;

export const N = String.raw`(\d+(?:\.\d+)?)`;
export const WEEKS = 4;
export const MONTHS = 12;
export const PERIODS: Record<string, number> = {
  'dia mes': 30,
  'semana mes': WEEKS,
  'mes ano': MONTHS,
};

/** The numbers of a pattern in the message, else in the newest message that has it. */
export function numbers(
  pattern: RegExp,
  text: string,
  texts: readonly string[] = [],
): number[] | null {
  for (const one of [text, ...texts.toReversed()]) {
    const match = pattern.exec(one);
    if (match) return match.slice(1).map(Number);
  }
  return null;
}

export const one = (pattern: RegExp, text: string, texts: readonly string[] = []): number | null =>
  numbers(pattern, text, texts)?.[0] ?? null;
