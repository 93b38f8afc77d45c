import type { Reading } from './choices.ts';
import type { Expression } from './expression.ts';

/** From this probability a result is stated: with an author left out, 3 % of all are wrong. */
const SURE = 0.88;
/** From this probability of two results together the seller is asked which one is meant. */
const BETWEEN = 0.6;
/** A second result less probable than this is not offered. */
const SECOND = 0.1;

/** From this probability a single result is shown with the question whether it is meant. */
const LIKELY = 0.4;
/** So many times as probable as the second, a result is shown alone, also from a lower probability. */
const FAR = 4;
const LIKELIER = 0.3;

export type Decision =
  | { kind: 'sure'; reading: Reading }
  | { kind: 'between'; first: Expression; second: Expression }
  | { kind: 'likely'; reading: Reading }
  | { kind: 'unsure' };

/** Whether a result is stated, asked about, or neither. @param readings the most probable first */
export function decisionOn(readings: readonly Reading[]): Decision {
  const [first, second] = readings;
  if (!first) return { kind: 'unsure' };
  if (first.probability >= SURE) return { kind: 'sure', reading: first };
  const offered = second && isOffered(first, second) ? second.candidate : null;
  if (first.candidate && offered)
    return { kind: 'between', first: first.candidate.expression, second: offered.expression };
  return isLikely(first, second) ? { kind: 'likely', reading: first } : { kind: 'unsure' };
}

const isLikely = (first: Reading, second: Reading | undefined) =>
  first.probability >= LIKELY ||
  (first.probability >= LIKELIER && first.probability >= FAR * (second?.probability ?? 0));

const isOffered = (first: Reading, second: Reading) =>
  second.probability >= SECOND &&
  first.probability + second.probability >= BETWEEN &&
  first.probability < FAR * second.probability &&
  !(first.probability >= LIKELY && first.features.includes('rules agree')) &&
  isPlausible(first, second);

/** Results this many times apart are not both what a seller may mean. */
const APART = 100;
const isPlausible = (first: Reading, second: Reading) =>
  first.value < second.value * APART && second.value < first.value * APART;
