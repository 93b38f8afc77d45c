import pLimit from 'p-limit';
import type { Work } from './work.ts';

/**
 * Maps items concurrently, `concurrency` at a time, keeping their order. The first failure aborts
 * the running calls and drops the waiting ones.
 */
export async function mapConcurrently<Item, Result>(
  work: Work,
  items: readonly Item[],
  concurrency: number,
  map: (work: Work, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(concurrency);
  const stop = new AbortController();
  const own = { ...work, signal: AbortSignal.any([work.signal, stop.signal]) };
  try {
    return await limit.map(items, (item) => map(own, item));
  } finally {
    limit.clearQueue();
    stop.abort();
  }
}
