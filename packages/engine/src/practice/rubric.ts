import type { PracticeCriterion } from '@salesai/contract/practice';

/** Of the rules that score; a stored review names the one that scored it. */
export const REVIEW_VERSION = 17;

/** The weights of the criteria, 100 in all. */
export const WEIGHTS: Readonly<Record<PracticeCriterion, number>> = {
  opening: 4,
  problem: 9,
  consequence: 9,
  listening: 14,
  questions: 7,
  value: 10,
  price_timing: 7,
  objections: 10,
  margin: 7,
  decision_maker: 5,
  next_step: 8,
  clarity: 5,
  respect: 5,
};
