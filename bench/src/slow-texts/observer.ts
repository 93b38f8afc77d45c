import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 4;

/** One request of somebody else, in milliseconds since 1970. */
export interface Observation {
  path: string;
  start: number;
  ms: number;
}

/** What the parent says: where to look, as whom. */
interface Order {
  url: string;
  authorization: string;
}

/**
 * Asks for the health and a list in turn until the parent says that it is enough; a process of its
 * own, so that what the parent sends does not delay it.
 */
process.once('message', async ({ url, authorization }: Order) => {
  let works = true;
  process.once('message', () => {
    works = false;
  });
  const seen: Observation[] = [];
  while (works) {
    for (const path of ['/healthz', '/api/icp/list']) {
      const start = Date.now();
      const begin = performance.now();
      const answer = await fetch(`${url}${path}`, { headers: { authorization } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      seen.push({ path, start, ms: performance.now() - begin });
    }
    await sleep(PAUSE_MS);
  }
  process.send?.(seen, () => process.disconnect());
});
