import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type { Fact } from './fact.ts';
import { type Goal, readGoal } from './goal.ts';
import { assignSeller } from './questions.ts';
import { readTokens } from './tokens.ts';

/** The goal that a seller states in the questionnaire; null without a number. */
export function readSellerGoal(pairs: readonly QuestionAnswer[]): Fact<Goal> | null {
  const answer = pairs[assignSeller(pairs).get('goal') ?? -1]?.answer;
  return answer === undefined ? null : readGoal(readTokens(answer));
}
