import { expect, test } from 'vitest';
import { generation } from '#testing/channels.ts';
import { barWidth, furthest } from './furthest.ts';

const at = (progress: number) => generation({ progress });
const completed = generation({ status: 'completed', progress: 100 });
const failed = generation({ status: 'error', progress: 40 });

test('progress never goes back, whichever answer comes last', () => {
  expect(furthest(at(40), at(20))).toEqual(at(40));
  expect(furthest(at(20), at(40))).toEqual(at(40));
});

test('an end is final, from whom ever one hears of it', () => {
  expect(furthest(at(90), completed)).toEqual(completed);
  expect(furthest(completed, at(90))).toEqual(completed);
  expect(furthest(at(90), failed)).toEqual(failed);
});

test('a report on another generation says nothing', () => {
  expect(furthest(at(10), { ...completed, statusId: 'other' })).toEqual(at(10));
  expect(furthest(at(10), undefined)).toEqual(at(10));
  expect(furthest(null, at(10))).toBeNull();
});

test('the bar shows from 5 to 100 percent', () => {
  expect([0, 5, 50, 100, 140].map(barWidth)).toEqual([5, 5, 50, 100, 100]);
});
