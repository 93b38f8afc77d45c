import { practiceRoutes } from '@salesai/contract/practice';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** The rules of the score with their titles, in the language of the screen. */
export const rubricQuery = queryOptions({
  queryKey: ['practice', 'rubric'],
  queryFn: ({ signal }) => call(practiceRoutes.rubric, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
