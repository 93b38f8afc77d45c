import { type LogResult, type Result, resultsRoutes } from '@salesai/contract/results';
import { useQueryClient } from '@tanstack/react-query';
import { authorized, call } from '#lib/call.ts';
import { send } from '#lib/http.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { RESULTS_KEY } from './api.ts';
import type { Period } from './period.ts';

/** Actions on results; the dashboard and the list are loaded again after each. */
export function useResults() {
  const client = useQueryClient();
  const refetch = async () => {
    // Results order the channels, and second weeks rest on them.
    void client.invalidateQueries({ queryKey: ['channels'] });
    await client.invalidateQueries({ queryKey: [RESULTS_KEY] });
  };
  const refresh = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await refetch();
    return done;
  };
  return {
    /** @returns null when the entry was queued: without a connection it is sent later. */
    log: async (body: LogResult): Promise<Result | null> => {
      const result = await sendOrQueue(resultsRoutes.log, { body, refetch: [RESULTS_KEY] });
      if (result) await refetch();
      return result;
    },
    /** @returns null when the correction was queued, as `log` does. */
    update: async (id: string, body: Partial<LogResult>): Promise<Result | null> => {
      const input = { params: { id }, body, refetch: [RESULTS_KEY] };
      const result = await sendOrQueue(resultsRoutes.update, input);
      if (result) await refetch();
      return result;
    },
    remove: (id: string) => refresh(call(resultsRoutes.remove, { params: { id } })),
  };
}

/** The entries of a period as CSV. */
export async function downloadCsv(period: Period): Promise<Blob> {
  const path = `${resultsRoutes.download.path}?${new URLSearchParams({ ...period })}`;
  const response = await authorized('user', (token) => send(path, { method: 'GET', token }));
  return response.blob();
}
