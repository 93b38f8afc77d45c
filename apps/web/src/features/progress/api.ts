import { practiceRoutes } from '@salesai/contract/practice';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The titles of criteria and levels, in the language of the screen. */
export const rubricQuery = queryOptions({
  queryKey: ['practice', 'rubric'],
  queryFn: ({ signal }) => call(practiceRoutes.rubric, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
