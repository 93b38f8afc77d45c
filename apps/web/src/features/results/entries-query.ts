import { type ResultFilter, resultsRoutes } from '@salesai/contract/results';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { RESULTS_KEY } from '#lib/results/api.ts';
import type { Period } from '#lib/results/period.ts';

const PAGE = 50;

/** Which entries: those behind one figure. */
export interface EntriesOf {
  period: Period;
  filter?: ResultFilter;
}

/** Logged entries by pages, newest first. */
export const entriesQuery = ({ period, filter = {} }: EntriesOf) =>
  infiniteQueryOptions({
    queryKey: [RESULTS_KEY, 'list', period, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...period, ...filter, page: pageParam, limit: PAGE };
      return call(resultsRoutes.list, { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    staleTime: 0,
  });
