import { type Icp, icpRoutes } from '@salesai/contract/icp';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { savedAs } from './device-data/saved-query.ts';

/** The seller's ICPs, refetched at each visit: a generation may have ended meanwhile. */
export const icpsQuery = queryOptions({
  queryKey: ['icps'],
  queryFn: async ({ signal }) => (await call(icpRoutes.list, { signal })).icps,
  staleTime: 0,
  ...savedAs(async () => (await import('@salesai/contract/icp')).icpRoutes.list.out.shape.icps),
});

/** The ICPs with a generated profile. */
export const activeIcps = (icps: readonly Icp[] = []) =>
  icps.filter(({ status }) => status === 'active');

/** One ICP of the list, or null; the API has no route for a single one. */
export const icpQuery = (id: string) =>
  queryOptions({
    ...icpsQuery,
    select: (icps: Icp[]) => icps.find((icp) => icp.id === id) ?? null,
  });
