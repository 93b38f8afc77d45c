import { fold } from '../shared/text.ts';
import { breakEvenSum } from './break-even.ts';
import { commission } from './commission.ts';
import { discount } from './discount.ts';
import { type Figure, figuresIn } from './figures.ts';
import { goal } from './goal.ts';
import { instalments } from './instalments.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { marginSum } from './margin.ts';
import { otherSum } from './other.ts';
import { missing, type Outcome } from './outcome.ts';
import { doubtOf, isPlausible } from './plausible.ts';
import { solveAsked, solveCounted } from './shapes.ts';

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
export { type Ledger, ledgerOf, merged } from './ledger.ts';
export type { Outcome } from './outcome.ts';
export { plainText } from './plain-text.ts';
export { ASKS_EACH } from './shapes.ts';
export { solveInTalk } from './talk.ts';
export type { Talk } from './talk-shape.ts';

const SUMS: Record<SumKind, (figures: readonly Figure[], text: string) => Outcome> = {
  breakeven: breakEvenSum,
  commission,
  discount,
  goal,
  installments: instalments,
  margin: marginSum,
  other: otherSum,
};

/** With more figures than these, a product is no longer what the figures suggest. */
const COUNTED_FIGURES = 3;

/** A request, with what is known from the conversation before it. */
export interface Known {
  ledger: Ledger;
  /** The request that was solved last; its question is asked again with other figures. */
  request: string | null;
}

/** Does the sum of a message that goes on with earlier figures; null when it does not. */
export function solveOn(text: string, { ledger, request }: Known): Outcome | null {
  const known = onward(ledger, ledgerOf(text));
  const folded = fold(text);
  const asksTotal = /\b(?:quanto|qto|qnt|qnto|total|no fim|ao todo)\b/.test(folded);
  const outcome =
    solveAsked(known, folded) ??
    (asksTotal ? solveCounted(known, folded) : null) ??
    (request === null || figuresIn(text).length === 0 ? null : solveAsked(known, fold(request))) ??
    (asksTotal ? null : solveCounted(known, folded));
  return outcome && hasNumbers(outcome) && isPlausible(text, outcome) ? outcome : null;
}

/** A figure without a role replaces the one of the sum before. */
export function onward(before: Ledger, now: Ledger): Ledger {
  const { base, ...rest } = now;
  if (base === undefined) return { ...before, ...now };
  const { result: _replaced, ...others } = before;
  if (before.base !== undefined) return { ...others, ...now };
  const role =
    before.price !== undefined ? 'price' : before.monthly !== undefined ? 'monthly' : 'base';
  return { ...others, [role]: base, ...rest };
}

/** The figures after a sum: with its result. */
export function ledgerAfter(ledger: Ledger, outcome: Outcome): Ledger {
  if (outcome.kind !== 'result') return ledger;
  const found = /\*\*(?:\d+x de )?(?:R\$ )?(-?[\d.]+(?:,\d+)?)/.exec(outcome.answer)?.[1];
  const unit = /\*\* por (\p{L}+)/u.exec(outcome.answer)?.[1];
  const value = Number(found?.replaceAll('.', '').replace(',', '.'));
  const { unit: _before, ...others } = ledger;
  if (!Number.isFinite(value)) return others;
  const resultIs = /\*\*(?:\d+x de )?R\$/.test(outcome.answer)
    ? /^(?:Sobram|Falta dinheiro|A R\$ \S+ sobram)/.test(outcome.answer)
      ? 'left'
      : 'money'
    : 'count';
  return { ...others, result: value, resultIs, ...(unit ? { unit } : {}) };
}

/** A sum whose words and figures are all in the message. */
function solveOwn(text: string): Outcome | null {
  const [ledger, folded] = [ledgerOf(text), fold(text)];
  const isSimple = figuresIn(text).length <= COUNTED_FIGURES;
  return solveAsked(ledger, folded) ?? (isSimple ? solveCounted(ledger, folded) : null);
}

/** Does the sum that a request describes. @param text the request with later answers about it. */
export function solve(kind: SumKind, text: string): Outcome {
  const own = solveOwn(text);
  const outcome = own && isPlausible(text, own) ? own : SUMS[kind](figuresIn(text), fold(text));
  return hasNumbers(outcome)
    ? (doubtOf(text, outcome) ?? outcome)
    : missing('Com esses números a conta não fecha. Me confirma os valores?');
}

const hasNumbers = (outcome: Outcome) =>
  outcome.kind === 'missing' || !/NaN|∞|Infinity/.test(outcome.answer + outcome.steps);
