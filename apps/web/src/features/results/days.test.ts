import { describe, expect, it } from 'vitest';
import { isoDate, periodUntilToday } from '#lib/results/period.ts';
import { barsOf, datesBefore } from './days.ts';

const day = (date: string, amount: number) => ({
  date,
  amount,
  contacts: 0,
  conversations: 0,
  proposals: 0,
  sales: 1,
});

describe('barsOf', () => {
  it('has one bar a day without gaps', () => {
    const byDay = [day('2026-03-01', 10), day('2026-03-03', 30)];
    const bars = barsOf({ from: '2026-02-28', to: '2026-03-03', byDay });
    expect(bars.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-02-28', 0],
      ['2026-03-01', 10],
      ['2026-03-02', 0],
      ['2026-03-03', 30],
    ]);
  });

  it('sums up weeks in a long period and loses nothing', () => {
    const byDay = [day('2026-01-01', 1), day('2026-01-07', 2), day('2026-03-31', 4)];
    const bars = barsOf({ from: '2026-01-01', to: '2026-03-31', byDay });
    expect(bars).toHaveLength(13);
    expect(bars[0]).toMatchObject({ date: '2026-01-01', to: '2026-01-07', amount: 3, sales: 2 });
    expect(bars.at(-1)).toMatchObject({ date: '2026-03-26', to: '2026-03-31', amount: 4 });
    expect(bars.reduce((sum, { amount }) => sum + amount, 0)).toBe(7);
  });
});

describe('datesBefore', () => {
  it('has as many days and ends the day before', () => {
    expect(datesBefore({ from: '2026-03-02', to: '2026-03-08' })).toEqual({
      from: '2026-02-23',
      to: '2026-03-01',
    });
  });
});

describe('periodUntilToday', () => {
  it('ends today and counts both ends', () => {
    const now = new Date(2026, 2, 31, 23, 59);
    expect(isoDate(now)).toBe('2026-03-31');
    expect(periodUntilToday('week', now)).toMatchObject({ from: '2026-03-25', to: '2026-03-31' });
  });
});
