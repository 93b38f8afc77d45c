import type { Dashboard } from '@salesai/contract/results';

type Day = Dashboard['byDay'][number];
/** What one bar of the chart sums up: a day, or a week from its first day to `to`. */
export type Bar = Day & { to: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKLY_FROM_DAYS = 32;
const WEEK = 7;

const plus = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
/** Days from one date to another. */
const daysTo = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** One bar for each day of a period, without gaps; for each week in a long period. */
export function barsOf({ from, to, byDay }: Pick<Dashboard, 'from' | 'to' | 'byDay'>): Bar[] {
  const days = daysTo(from, to) + 1;
  const step = days >= WEEKLY_FROM_DAYS ? WEEK : 1;
  const bars = Array.from({ length: Math.ceil(days / step) }, (_, at): Bar => {
    const date = plus(from, at * step);
    const last = plus(date, step - 1);
    const none = { contacts: 0, conversations: 0, proposals: 0, sales: 0, amount: 0 };
    return { date, to: last < to ? last : to, ...none };
  });
  for (const { date, contacts, conversations, proposals, sales, amount } of byDay) {
    const bar = bars[Math.floor(daysTo(from, date) / step)];
    if (!bar) continue;
    bar.contacts += contacts;
    bar.conversations += conversations;
    bar.proposals += proposals;
    bar.sales += sales;
    bar.amount += amount;
  }
  return bars;
}

/** The dates of the period before, of the same length. */
export function datesBefore({ from, to }: Pick<Dashboard, 'from' | 'to'>) {
  return { from: plus(from, -daysTo(from, to) - 1), to: plus(from, -1) };
}
