import { resultsRoutes } from '@salesai/contract/results';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { type PeriodName, periodUntilToday } from './period.ts';

/** Begins the keys of all queries on results. */
export const RESULTS_KEY = 'results';

/** The figures of a period. */
export const dashboardQuery = (name: PeriodName) => {
  const query = periodUntilToday(name);
  return queryOptions({
    queryKey: [RESULTS_KEY, 'dashboard', query],
    queryFn: ({ signal }) => call(resultsRoutes.dashboard, { query: { ...query }, signal }),
    staleTime: 0,
  });
};
