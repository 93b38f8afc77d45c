import type { Goal } from '@salesai/contract/results';
import type { readSellerGoal } from '@salesai/engine/facts/seller-goal';
import { addDays } from '../../../seller-day.ts';
import { daysBetween, type Period } from '../period.ts';

type Stated = NonNullable<ReturnType<typeof readSellerGoal>>['value'];
type Unit = Goal['unit'];

/** What is counted towards a goal. */
export interface Counted {
  funnel: { contacts: number; sales: number };
  amount: number;
}

const UNITS: Partial<Record<Stated['unit'], Unit>> = {
  BRL: 'BRL',
  sales: 'sales',
  units: 'sales',
  clients: 'clients',
  contracts: 'contracts',
  leads: 'leads',
};
const YEAR_MONTHS = 12;

/** A goal that logged results can be compared with; the question asks for the next 12 months. */
export type MeasurableGoal = Pick<Goal, 'value' | 'unit' | 'per'>;

/** @returns null for a goal in percent, hours, net money or without a unit: no log says how far it is. */
export function measurable(stated: Stated): MeasurableGoal | null {
  const unit = UNITS[stated.unit];
  // Logged sales are gross: they do not show what is left of them.
  const isComparable = !(stated.isNet && unit === 'BRL');
  return unit && isComparable && stated.value > 0
    ? { value: stated.value, unit, per: stated.per ?? 'year' }
    : null;
}

/**
 * The current period of a goal: the day, the week from Monday, the month, or the year since the
 * profile was made.
 * @param start date of the profile
 */
export function goalPeriod(per: Goal['per'], today: string, start: string, tz: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (per === 'day') return { from: today, to: today, tz };
  if (per === 'week') {
    const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
    const from = addDays(today, -sinceMonday);
    return { from, to: addDays(from, 6), tz };
  }
  if (per === 'month') {
    return { from: monthStart(year, month), to: addDays(monthStart(year, month + 1), -1), tz };
  }
  const from = yearStart(start, today);
  return { from, to: addDays(addMonths(from, YEAR_MONTHS), -1), tz };
}

/** A goal with what was reached in its period. */
export function goalReached(
  goal: MeasurableGoal,
  { funnel, amount }: Counted,
  today: string,
  period: Period,
): Goal {
  const reached = reachedOf(goal.unit, { funnel, amount });
  const left = Math.max(0, goal.value - reached);
  const daysLeft = daysBetween(today, period.to);
  const leftPerDay = Math.ceil((left / daysLeft) * 100) / 100;
  const { from, to } = period;
  return { ...goal, reached, from, to, left, daysLeft, leftPerDay };
}

function reachedOf(unit: Unit, { funnel, amount }: Counted): number {
  if (unit === 'BRL') return amount;
  return unit === 'leads' ? funnel.contacts : funnel.sales;
}

const monthStart = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

/** The same day some months later; the last day of a shorter month. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = monthStart(year, month + months);
  const last = addDays(monthStart(year, month + months + 1), -1);
  return [addDays(first, day - 1), last].toSorted()[0] ?? last;
}

/** The last anniversary of the profile. */
function yearStart(start: string, today: string): string {
  let from = start < today ? start : today;
  for (let years = 1; addMonths(start, years * YEAR_MONTHS) <= today; years++) {
    from = addMonths(start, years * YEAR_MONTHS);
  }
  return from;
}
