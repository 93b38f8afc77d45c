import { WORDS_PER_MINUTE } from '@salesai/contract/scripts';

/** The five speeds (docs/product.md#teleprompter), by the keys of their names. */
export const SPEEDS = ['verySlow', 'slow', 'normal', 'fast', 'veryFast'] as const;
/** 1 for very slow to 5 for very fast. */
export type Speed = 1 | 2 | 3 | 4 | 5;
export const DEFAULT_SPEED: Speed = 2;

/** Words a minute; normal is the pace at which a script's duration is reckoned. */
const PACE: Record<Speed, number> = { 1: 85, 2: 110, 3: WORDS_PER_MINUTE, 4: 170, 5: 205 };

const faster: Record<Speed, Speed> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 };
const slower: Record<Speed, Speed> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };
export const nextSpeed = (speed: Speed, change: 'faster' | 'slower'): Speed =>
  change === 'faster' ? faster[speed] : slower[speed];

/** How long a text of so many words runs at a speed, in milliseconds; never nothing. */
export const readingMs = (words: number, speed: Speed) =>
  Math.max(1_000, (words / PACE[speed]) * 60_000);

/** "1:05": what is left of a reading, from the share that is done. */
export function timeLeft(share: number, totalMs: number): string {
  const seconds = Math.ceil(((1 - share) * totalMs) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
