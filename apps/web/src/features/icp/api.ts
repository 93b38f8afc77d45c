import { type CreateIcp, type Icp, icpRoutes, type UpdateIcp } from '@salesai/contract/icp';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { seenGenerating } from '#lib/generating.tsx';

/** Asked anew at each visit: a generation may have ended while one was elsewhere. */
export const icpsQuery = queryOptions({
  queryKey: ['icps'],
  queryFn: async ({ signal }) => (await call(icpRoutes.list, { signal })).icps,
  staleTime: 0,
});

/** One ideal customer out of the list: there is no other read of one. */
export const icpQuery = (id: string) =>
  queryOptions({
    ...icpsQuery,
    select: (icps: Icp[]) => icps.find((icp) => icp.id === id) ?? null,
  });

/** Does one thing to the list; the answer takes its place in it at once. */
function useIcpAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  merge: (icps: Icp[], output: Output, input: Input) => Icp[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (output, input) =>
      client.setQueryData(icpsQuery.queryKey, (icps) => icps && merge(icps, output, input)),
  });
}

const replaced = (icps: Icp[], { icp }: { icp: Icp }) =>
  icps.map((one) => (one.id === icp.id ? icp : one));

export const useCreateIcp = () =>
  useIcpAction(
    (body: CreateIcp) => call(icpRoutes.create, { body }),
    (icps, { icp }) => [...icps, icp],
  );

export const useUpdateIcp = () =>
  useIcpAction(
    ({ id, ...body }: UpdateIcp & { id: string }) =>
      call(icpRoutes.update, { params: { id }, body }),
    replaced,
  );

export const useRemoveIcp = () =>
  useIcpAction(
    (id: string) => call(icpRoutes.remove, { params: { id } }),
    (icps, _done, id) => icps.filter((icp) => icp.id !== id),
  );

export const useGenerateIcp = () =>
  useIcpAction(
    ({ id, respostasICP }: { id: string; respostasICP: string }) =>
      seenGenerating(call(icpRoutes.generate, { params: { id }, body: { respostasICP } })),
    replaced,
  );
