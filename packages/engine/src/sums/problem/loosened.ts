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
  const [period] =
    periods.size === 1 ? periods : periods.size === 0 ? periodOfCounts(attempt.givens) : [];
  const givens = attempt.givens.map((given) => asTotal(given, period));
  return givens.some((one, at) => one !== attempt.givens[at]) ? { ...attempt, givens } : null;
}

/** "6 por dia, 22 dias no mês": what is counted is counted a month. */
function periodOfCounts(givens: readonly Given[]): string[] {
  const counts = givens.filter(({ unit, role }) => unit !== MONEY && role === 'count');
  const found = new Set(
    counts
      .flatMap(({ per }) => per.filter(isPeriod))
      .filter((one) => !counts.some(({ unit }) => unit === one)),
  );
  return found.size === 1 ? [...found] : [];
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

/** "310 por 12 meses, matrícula 150 e material 420 no ano, total do ano?": all of them fall into the year. */
export function withinPeriod(attempt: Attempt): Attempt | null {
  const { asked, givens } = attempt;
  const [period] = asked.per;
  if (!asked.adds || asked.per.length !== 1 || period === undefined || !isPeriod(period))
    return null;
  const isIn = ({ per }: Given) => per.length === 1 && per[0] === period;
  return givens.some(isIn)
    ? {
        ...attempt,
        givens: givens.map((one) => (isIn(one) ? { ...one, per: [] } : one)),
        asked: { ...asked, per: [] },
      }
    : null;
}
