import { expect, test } from 'vitest';
import { generation } from '#testing/channels.ts';
import { barWidth, latestStatus } from './generation-progress.ts';

const at = (progress: number) => generation({ progress });
const completed = generation({ status: 'completed', progress: 100 });
const failed = generation({ status: 'error', progress: 40 });

test('progress never decreases, whichever response arrives last', () => {
  expect(latestStatus(at(40), at(20))).toEqual(at(40));
  expect(latestStatus(at(20), at(40))).toEqual(at(40));
});

test('a final status is kept', () => {
  expect(latestStatus(at(90), completed)).toEqual(completed);
  expect(latestStatus(completed, at(90))).toEqual(completed);
  expect(latestStatus(at(90), failed)).toEqual(failed);
});

test('the status of another generation is ignored', () => {
  expect(latestStatus(at(10), { ...completed, statusId: 'other' })).toEqual(at(10));
  expect(latestStatus(at(10), undefined)).toEqual(at(10));
  expect(latestStatus(null, at(10))).toBeNull();
});

test('the bar shows from 5 to 100 percent', () => {
  expect([0, 5, 50, 100, 140].map(barWidth)).toEqual([5, 5, 50, 100, 100]);
});
