import { practiceRoutes } from '@salesai/contract/practice';
import { progressRoutes } from '@salesai/contract/progress';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { deviceTimeZone } from '#lib/results/period.ts';

/** Progress in practice, by the days of this device. */
export const progressQuery = queryOptions({
  queryKey: ['practice', 'progress'],
  queryFn: ({ signal }) => call(progressRoutes.get, { query: { tz: deviceTimeZone() }, signal }),
  staleTime: 0,
});

/** The titles of criteria and levels, in the language of the screen. */
export const rubricQuery = queryOptions({
  queryKey: ['practice', 'rubric'],
  queryFn: ({ signal }) => call(practiceRoutes.rubric, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
