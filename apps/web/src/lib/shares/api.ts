import { type CreateShare, sharesRoutes } from '@salesai/contract/shares';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../call.ts';

/** What a link is made of. */
export type Shared = Pick<CreateShare, 'kind' | 'sessionId'>;

/** The seller's own links that are valid. */
export const sharesQuery = queryOptions({
  queryKey: ['shares'],
  queryFn: async ({ signal }) => (await call(sharesRoutes.list, { signal })).shares,
  staleTime: 0,
});

/** Creates and ends links; the list is loaded again after each. */
export function useShares() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: sharesQuery.queryKey });
  return {
    /** @param idempotencyKey the same for each attempt to create one link. */
    create: async (body: CreateShare, idempotencyKey: string) => {
      const share = await call(sharesRoutes.create, { body, idempotencyKey });
      void refresh();
      return share;
    },
    remove: async (id: string) => {
      await call(sharesRoutes.remove, { params: { id } });
      await refresh();
    },
  };
}
