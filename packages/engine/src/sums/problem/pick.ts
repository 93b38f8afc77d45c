import type { Attempt } from './problem.ts';
import { type Given, isPeriod, type Value } from './quantity.ts';
import { type Solution, solutions } from './search.ts';

/** Two results nearer than this are the same. */
const EQUAL = 0.005;

/** A result this much better than the next is not doubted. */
const CLEAR = 0.15;

export const GIVENS_MAX = 14;

/** Durations that a sum without a rate per hour may leave out. */
const isAside = ({ unit, role, per }: Given, { asked }: Attempt, givens: readonly Given[]) =>
  role === 'resale' ||
  (role === 'goal' && givens.some((one) => one.role === 'remaining')) ||
  // "24 dias no mês", when the question is about a day
  (isPeriod(unit) && per.some(isPeriod) && asked.per.includes(unit) && asked.per.length === 1) ||
  (unit === 'hour' &&
    !asked.per.includes('hour') &&
    asked.unit !== 'hour' &&
    !givens.some(({ per }) => per.includes('hour')));

/** The one result that fits best; null for none, and for two that fit as well. */
export function pick(attempt: Attempt): Value | null {
  const { givens, asked, needed, needsKnown, named } = attempt;
  if (givens.length > GIVENS_MAX) return null;
  const bitted = givens.map((given, at) => ({ ...given, used: 1 << at }));
  const own = (1 << needed) - 1;
  const must = bitted
    .slice(0, needed)
    .reduce((bits, given) => (isAside(given, attempt, givens) ? bits : bits | given.used), 0);
  const mayName = bitted
    .filter(({ role }) => named.includes(role))
    .reduce((bits, { used }) => bits | used, 0);
  const found = solutions(bitted, asked, must).filter(
    ({ value }) =>
      (!needsKnown || (value.used & ~own) !== 0) &&
      (named.length === 0 || (value.used & mayName) !== 0),
  );
  const [best] = found;
  if (!best || (best.value.value < 0 && (needsKnown || !asked.isStated))) return null;
  const rival = found.find(
    ({ value, score }: Solution) =>
      score > best.score - CLEAR &&
      Math.abs(value.value - best.value.value) > EQUAL * Math.abs(best.value.value),
  );
  return rival ? null : best.value;
}
