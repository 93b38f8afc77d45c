import { pick } from './pick.ts';
import type { Attempt, Memory } from './problem.ts';
import type { Value } from './quantity.ts';

/** A week of seven days and a month of thirty are only taken where no working days are stated. */
const CALENDAR = /^(?:7 dias por semana|mês de 30 dias)$/;

/** The result of an attempt, with the working days that the conversation stated instead of the calendar's. */
export function pickWithDays(attempt: Attempt, { talk, pending = [] }: Memory): Value | null {
  const found = pick(attempt);
  if (!found?.assumed.some((one) => CALENDAR.test(one))) return found;
  const days = [...talk, ...pending].findLast(
    ({ unit, role }) => unit === 'day' && role === 'count',
  );
  if (!days || attempt.givens.some(({ unit }) => unit === 'day')) return found;
  const givens = [...attempt.givens, { ...days, isKnown: true }];
  const needed = givens.length;
  return pick({ ...attempt, givens, needed, needsKnown: false });
}
