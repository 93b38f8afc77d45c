import { type CreateIcp, type Icp, icpRoutes, type UpdateIcp } from '@salesai/contract/icp';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { withMinimumDuration } from '#lib/generating.tsx';
import { icpsQuery } from '#lib/query-icps.ts';

/** A mutation whose result is merged into the cached list of ICPs. */
function useIcpAction<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  merge: (icps: Icp[], output: Output, input: Input) => Icp[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (output, input) =>
      client.setQueryData(icpsQuery.queryKey, (icps) => icps && merge(icps, output, input)),
  });
}

const withReplaced = (icps: Icp[], { icp }: { icp: Icp }) =>
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
    withReplaced,
  );

export const useRemoveIcp = () =>
  useIcpAction(
    (id: string) => call(icpRoutes.remove, { params: { id } }),
    (icps, _done, id) => icps.filter((icp) => icp.id !== id),
  );

export const useGenerateIcp = () =>
  useIcpAction(
    ({ id, respostasICP }: { id: string; respostasICP: string }) =>
      withMinimumDuration(call(icpRoutes.generate, { params: { id }, body: { respostasICP } })),
    withReplaced,
  );
