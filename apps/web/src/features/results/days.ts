import type { Dashboard } from '@salesai/contract/results';

type Day = Dashboard['byDay'][number];
/** What one bar of the chart sums up: a day, or a week from its first day. */
export type Bar = Pick<Day, 'date' | 'amount' | 'sales'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKLY_FROM_DAYS = 32;
const WEEK = 7;

/** One bar for each day of a period, without gaps; for each week in a long period. */
export function barsOf({ from, to, byDay }: Pick<Dashboard, 'from' | 'to' | 'byDay'>): Bar[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const step = days >= WEEKLY_FROM_DAYS ? WEEK : 1;
  const bars = Array.from({ length: Math.ceil(days / step) }, (_, at) => ({
    date: new Date(Date.parse(from) + at * step * DAY_MS).toISOString().slice(0, 10),
    amount: 0,
    sales: 0,
  }));
  for (const { date, amount, sales } of byDay) {
    const bar = bars[Math.floor((Date.parse(date) - Date.parse(from)) / DAY_MS / step)];
    if (!bar) continue;
    bar.amount += amount;
    bar.sales += sales;
  }
  return bars;
}
