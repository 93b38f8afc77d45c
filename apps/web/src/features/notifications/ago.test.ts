import { describe, expect, test } from 'vitest';
import { ago, badgeText } from './ago.ts';

const now = Date.parse('2025-06-10T12:00:00.000Z');
const before = (milliseconds: number) => ago(new Date(now - milliseconds).toISOString(), now);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the age of a notification', () => {
  test('is "just now" below one minute, and when clocks disagree', () => {
    expect(before(59 * SECOND)).toEqual({ unit: 'now' });
    expect(before(-5 * MINUTE)).toEqual({ unit: 'now' });
  });
  test('counts minutes below an hour', () => {
    expect(before(MINUTE)).toEqual({ unit: 'minutes', count: 1 });
    expect(before(59 * MINUTE + 59 * SECOND)).toEqual({ unit: 'minutes', count: 59 });
  });
  test('counts hours below a day, then days', () => {
    expect(before(HOUR)).toEqual({ unit: 'hours', count: 1 });
    expect(before(23 * HOUR + 59 * MINUTE)).toEqual({ unit: 'hours', count: 23 });
    expect(before(24 * HOUR)).toEqual({ unit: 'days', count: 1 });
    expect(before(75 * HOUR)).toEqual({ unit: 'days', count: 3 });
  });
});

test('the badge shows up to nine, and 9+ above', () => {
  expect([1, 9, 10, 250].map(badgeText)).toEqual(['1', '9', '9+', '9+']);
});
