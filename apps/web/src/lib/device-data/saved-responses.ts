import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import type { DeviceStore } from './device-store.ts';
import { RESPONSES } from './record-names.ts';

const SavedResponse = z.object({ data: z.unknown(), savedAt: z.number() });

/** What a server answers about a thing that was deleted, or that belongs to somebody else. */
const UNAVAILABLE = [403, 404, 410];

/**
 * Stores the last good response to each query with a `savedAs` schema, and gives it back to a query that
 * has no data yet. A restored response is stale: it is shown until the server has answered.
 * @returns a function that stops it.
 */
export function saveResponses(client: QueryClient, store: DeviceStore): () => void {
  const cache = client.getQueryCache();
  /** Queries that are being restored, whose success is not one of the server. */
  const restoring = new Set<string>();
  let isStopped = false;

  const save = (query: Query) => {
    const { data, dataUpdatedAt } = query.state;
    void store.write(nameOf(query), { data, savedAt: dataUpdatedAt });
  };
  const restore = async (query: Query) => {
    if (query.state.data !== undefined) return save(query);
    const saved = await readResponse(store, query);
    if (isUnavailable(query.state.error)) return store.remove(nameOf(query));
    if (!saved || isStopped || query.state.data !== undefined) return;
    restoring.add(query.queryHash);
    // From a clock that was ahead: the time is unknown, and the answer must not look fresh for ever.
    const updatedAt = saved.savedAt > Date.now() ? 0 : saved.savedAt;
    client.setQueryData(query.queryKey, saved.data, { updatedAt });
    restoring.delete(query.queryHash);
    void client.invalidateQueries({
      queryKey: query.queryKey,
      exact: true,
      refetchType: 'none',
    });
  };

  const isSaved = (query: Query) => query.meta?.savedAs !== undefined;
  for (const query of cache.getAll()) if (isSaved(query)) void restore(query);
  const unsubscribe = cache.subscribe((event) => {
    const { query } = event;
    if (!isSaved(query)) return;
    if (event.type === 'added') void restore(query);
    if (event.type !== 'updated' || restoring.has(query.queryHash)) return;
    if (event.action.type === 'success') save(query);
    if (event.action.type === 'error' && isUnavailable(event.action.error)) {
      void store.remove(nameOf(query));
      if (query.state.data !== undefined) query.setState({ data: undefined });
    }
  });
  return () => {
    isStopped = true;
    unsubscribe();
  };
}

const nameOf = ({ queryKey }: Query) => `${RESPONSES}${hashKey(queryKey)}`;

const isUnavailable = (error: unknown) =>
  error instanceof ApiError && UNAVAILABLE.includes(error.status);

/** A response of an earlier version of the app, of another shape, is dropped. */
async function readResponse(store: DeviceStore, query: Query) {
  const record = SavedResponse.safeParse(await store.read(nameOf(query)));
  const schema = await query.meta?.savedAs?.();
  if (!record.success || !schema) return null;
  const { data, savedAt } = record.data;
  const parsed = schema.safeParse(data);
  if (parsed.success) return { data: parsed.data, savedAt };
  await store.remove(nameOf(query));
  return null;
}
