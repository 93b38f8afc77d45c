import { type Icp, icpRoutes } from '@salesai/contract/icp';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The seller's customers, asked anew at each visit: a generation may have ended meanwhile. */
export const icpsQuery = queryOptions({
  queryKey: ['icps'],
  queryFn: async ({ signal }) => (await call(icpRoutes.list, { signal })).icps,
  staleTime: 0,
});

/** One of them, null when it is not among them: there is no other read of one. */
export const icpQuery = (id: string) =>
  queryOptions({
    ...icpsQuery,
    select: (icps: Icp[]) => icps.find((icp) => icp.id === id) ?? null,
  });
