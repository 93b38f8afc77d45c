import type { Attempt } from './problem.ts';
import { type Given, ITEM, isPeriod, MONEY } from './quantity.ts';

/**
 * The same sum with costs that nothing says are of each taken as a total, in the period of the other
 * amounts: "gasto 600 de material" beside R$ 5.400 a month. Null when that changes nothing.
 */
export function loosened(attempt: Attempt): Attempt | null {
  const periods = new Set(
    attempt.givens.flatMap(({ unit, per }) => (unit === MONEY ? per.filter(isPeriod) : [])),
  );
  const [period] = periods.size === 1 ? [...periods] : [];
  const givens = attempt.givens.map((given) => asTotal(given, period));
  return givens.some((one, at) => one !== attempt.givens[at]) ? { ...attempt, givens } : null;
}

function asTotal(given: Given, period: string | undefined): Given {
  const isSpent = given.unit === MONEY && /^(?:cost|fixed|extra)$/.test(given.role);
  const isOpen = given.mayBeTotal === true || given.per.every((one) => one === ITEM);
  if (!isSpent || !isOpen || given.per.some(isPeriod)) return given;
  if (given.mayBeTotal !== true && (period === undefined || given.per.length > 0)) return given;
  const per = period ? [period] : [];
  return {
    ...given,
    per,
    assumed: [...given.assumed, `${given.written}${TEXT[per[0] ?? ''] ?? ' ao todo'}`],
  };
}

const TEXT: Readonly<Record<string, string>> = {
  day: ' por dia',
  week: ' por semana',
  month: ' por mês',
  year: ' por ano',
};
