import { describe, expect, it } from 'vitest';
import { badgeText, toAge } from './age.ts';

const now = Date.parse('2025-06-10T12:00:00.000Z');
const ageAfter = (milliseconds: number) => toAge(new Date(now - milliseconds).toISOString(), now);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('toAge', () => {
  it('returns now below one minute and for a time in the future', () => {
    expect(ageAfter(59 * SECOND)).toEqual({ unit: 'now' });
    expect(ageAfter(-5 * MINUTE)).toEqual({ unit: 'now' });
  });
  it('returns minutes below an hour', () => {
    expect(ageAfter(MINUTE)).toEqual({ unit: 'minutes', count: 1 });
    expect(ageAfter(59 * MINUTE + 59 * SECOND)).toEqual({ unit: 'minutes', count: 59 });
  });
  it('returns hours below a day, then days', () => {
    expect(ageAfter(HOUR)).toEqual({ unit: 'hours', count: 1 });
    expect(ageAfter(23 * HOUR + 59 * MINUTE)).toEqual({ unit: 'hours', count: 23 });
    expect(ageAfter(24 * HOUR)).toEqual({ unit: 'days', count: 1 });
    expect(ageAfter(75 * HOUR)).toEqual({ unit: 'days', count: 3 });
  });
});

describe('badgeText', () => {
  it('returns the number up to nine and 9+ above', () => {
    expect([1, 9, 10, 250].map(badgeText)).toEqual(['1', '9', '9+', '9+']);
  });
});
