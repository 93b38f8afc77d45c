import { afterEach, expect, test } from 'vitest';
import { measureClock, now } from './clock.ts';

const DAY_MS = 24 * 60 * 60_000;
afterEach(() => measureClock(Date.now()));

test.each([-400, 400])('follows the server when the clock is wrong by %i days', (days) => {
  measureClock(Date.now() + days * DAY_MS);
  expect(Math.abs(now().getTime() - Date.now() - days * DAY_MS)).toBeLessThan(60_000);
});

test('follows the device when the clock is right but the answer took a minute', () => {
  measureClock(Date.now() - 60_000);
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1_000);
});
