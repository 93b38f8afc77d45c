import { fold } from '../shared/text.ts';
import { breakEvenSum } from './break-even.ts';
import { commission } from './commission.ts';
import { discount } from './discount.ts';
import { type Figure, figuresIn } from './figures.ts';
import { goal } from './goal.ts';
import { instalments } from './instalments.ts';
import { marginSum } from './margin.ts';
import { otherSum } from './other.ts';
import { missing, type Outcome } from './outcome.ts';

export type SumKind =
  | 'breakeven'
  | 'commission'
  | 'discount'
  | 'goal'
  | 'installments'
  | 'margin'
  | 'other';
export { figuresIn } from './figures.ts';
export { money } from './format.ts';
export type { Outcome } from './outcome.ts';

const SUMS: Record<SumKind, (figures: readonly Figure[], text: string) => Outcome> = {
  breakeven: breakEvenSum,
  commission,
  discount,
  goal,
  installments: instalments,
  margin: marginSum,
  other: otherSum,
};

/** Does the sum that a request describes. @param text the request with later answers about it. */
export function solve(kind: SumKind, text: string): Outcome {
  const outcome = SUMS[kind](figuresIn(text), fold(text));
  const isNumber =
    outcome.kind === 'missing' || !/NaN|∞|Infinity/.test(outcome.answer + outcome.steps);
  return isNumber
    ? outcome
    : missing('Com esses números a conta não fecha. Me confirma os valores?');
}
