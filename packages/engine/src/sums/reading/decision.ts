import type { Reading } from './choices.ts';

/** From this probability a result is stated: with an author left out, few of those are wrong. */
const SURE = 0.8;
/** From this probability of two results together the seller is asked which one is meant. */
const BETWEEN = 0.5;
/** A second result less probable than this is not offered. */
const SECOND = 0.08;

export type Decision =
  | { kind: 'sure'; reading: Reading }
  | { kind: 'between'; first: Reading; second: Reading }
  | { kind: 'unsure' };

/** Whether a result is stated, asked about, or neither. @param readings the most probable first */
export function decisionOn([first, second]: readonly Reading[]): Decision {
  if (first && first.probability >= SURE) return { kind: 'sure', reading: first };
  const isNear =
    first?.candidate &&
    second?.candidate &&
    second.probability >= SECOND &&
    first.probability + second.probability >= BETWEEN;
  return isNear ? { kind: 'between', first, second } : { kind: 'unsure' };
}
