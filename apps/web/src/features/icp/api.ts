import { type CreateIcp, type Icp, icpRoutes, type UpdateIcp } from '@salesai/contract/icp';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { withMinimumDuration } from '#lib/generating.tsx';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
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

/** Changes name or face; without a connection the change waits on the device. Its result is then null. */
export const useUpdateIcp = () =>
  useIcpAction(
    ({ id, ...body }: UpdateIcp & { id: string }) =>
      sendOrQueue(icpRoutes.update, { params: { id }, body, refetch: icpsQuery.queryKey }),
    (icps, sent, { id, ...changes }) =>
      sent
        ? withReplaced(icps, sent)
        : icps.map((icp) => (icp.id === id ? { ...icp, ...defined(changes) } : icp)),
  );

const defined = ({ name, avatar }: UpdateIcp) => ({
  ...(name !== undefined && { name }),
  ...(avatar !== undefined && { avatar }),
});

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
