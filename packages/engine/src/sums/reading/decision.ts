import type { Reading } from './choices.ts';
import type { Expression } from './expression.ts';

/** From this probability a result is stated: with an author left out, few of those are wrong. */
const SURE = 0.86;
/** From this probability of two results together the seller is asked which one is meant. */
const BETWEEN = 0.5;
/** A second result less probable than this is not offered. */
const SECOND = 0.08;

export type Decision =
  | { kind: 'sure'; reading: Reading }
  | { kind: 'between'; first: Expression; second: Expression }
  | { kind: 'unsure' };

/** Whether a result is stated, asked about, or neither. @param readings the most probable first */
export function decisionOn([first, second]: readonly Reading[]): Decision {
  if (first && first.probability >= SURE) return { kind: 'sure', reading: first };
  if (!first?.candidate || !second?.candidate || second.probability < SECOND)
    return { kind: 'unsure' };
  return first.probability + second.probability >= BETWEEN
    ? { kind: 'between', first: first.candidate.expression, second: second.candidate.expression }
    : { kind: 'unsure' };
}
