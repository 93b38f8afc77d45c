import { WORDS_PER_MINUTE } from '@salesai/contract/scripts';

/** The five speeds (docs/product.md#teleprompter), slowest first, by their translation keys. */
export const SPEEDS = ['verySlow', 'slow', 'normal', 'fast', 'veryFast'] as const;
/** 1 for very slow to 5 for very fast. */
export type Speed = 1 | 2 | 3 | 4 | 5;
export const DEFAULT_SPEED: Speed = 2;

/** Words per minute; the duration of a script is computed at the normal speed. */
const PACE: Record<Speed, number> = { 1: 85, 2: 110, 3: WORDS_PER_MINUTE, 4: 170, 5: 205 };

const faster: Record<Speed, Speed> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 };
const slower: Record<Speed, Speed> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };
export const nextSpeed = (speed: Speed, change: 'faster' | 'slower'): Speed =>
  change === 'faster' ? faster[speed] : slower[speed];

/** Time to read a number of words at a speed, in milliseconds, at least one second. */
export const readingMs = (words: number, speed: Speed) =>
  Math.max(1_000, (words / PACE[speed]) * 60_000);

/** The remaining time as `m:ss`. @param share of the text that was read, 0 to 1. */
export function timeLeft(share: number, totalMs: number): string {
  const seconds = Math.ceil(((1 - share) * totalMs) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
