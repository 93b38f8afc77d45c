import type { AnswerKind } from './context.ts';
import { type CustomerFacts, readDescription } from './description.ts';
import type { Fact } from './fact.ts';
import { type Goal, readGoal } from './goal.ts';
import { readOwnPrice } from './own-price.ts';
import { readTokens } from './tokens.ts';

export { isCarer } from './carer.ts';
export { type Certainty, certain, type Fact, type Span, stated } from './fact.ts';
export { type IcpFacts, readIcpFacts } from './icp.ts';
export { readSellerFacts, type SellerFacts } from './seller.ts';
export { isBuyerOf, tradeOf } from './trade.ts';

/** What one answer states. */
export interface AnswerFacts extends CustomerFacts {
  goal: Fact<Goal> | null;
}

/** Reads one answer by the kind of its question; only an answer about goals states one. */
export function readAnswer(kind: AnswerKind, text: string): AnswerFacts {
  const answer = readTokens(text);
  const customer = readDescription(answer, kind);
  if (kind !== 'goal') return { ...customer, goal: null };
  return { ...customer, price: readOwnPrice(answer), goal: readGoal(answer) };
}
