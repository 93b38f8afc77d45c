import { fold } from '../../shared/text.ts';
import type { Problem } from './problem.ts';
import { type Given, MONEY, PERCENT } from './quantity.ts';
import { PERCENT_ROLES } from './words.ts';

const RATE_MAX = 100;

/** "e se a comissão fosse 12?" after a commission in percent: the number is a percentage, too. */
export function asRates(
  own: Given[] | null,
  text: string,
  last: Problem | null,
): readonly Given[] | null {
  const [one] = own ?? [];
  if (!last || own?.length !== 1 || one?.unit !== MONEY || !one.isBare || one.value > RATE_MAX)
    return own;
  const words = fold(text).split(/[^a-z]+/);
  const named = PERCENT_ROLES.filter(([, pattern]) => words.some((word) => pattern.test(word)));
  const before = [...last.givens, ...last.origin];
  const rate = before.find(
    ({ unit, role }) => unit === PERCENT && named.some(([known]) => known === role),
  );
  const isAmount = before.some(({ unit, role }) => unit === MONEY && role === one.role);
  return rate && !isAmount
    ? [{ ...one, unit: PERCENT, role: rate.role, per: [], written: `${one.value}%`, isBare: false }]
    : own;
}
