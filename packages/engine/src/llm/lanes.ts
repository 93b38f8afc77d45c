import type { Work } from './work.ts';

/**
 * Does the same for each item, a few at a time, in the order of the items. When one fails, the others
 * are stopped.
 */
export async function inLanes<Item, Result>(
  work: Work,
  items: readonly Item[],
  lanes: number,
  make: (work: Work, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const stop = new AbortController();
  const own = { ...work, signal: AbortSignal.any([work.signal, stop.signal]) };
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [place, item] of waiting) results[place] = await make(own, item);
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    return results;
  } finally {
    stop.abort();
  }
}
