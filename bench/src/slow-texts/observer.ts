import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 4;

/** One request of another caller; `start` is in milliseconds since 1970. */
export interface Observation {
  path: string;
  start: number;
  ms: number;
}

/** What the parent process sends: the server and the caller's token. */
interface Order {
  url: string;
  authorization: string;
}

/**
 * Requests the health and a list in turn until the parent sends another message. A separate process,
 * so that the parent's requests do not delay it.
 */
process.once('message', async ({ url, authorization }: Order) => {
  let isRunning = true;
  process.once('message', () => {
    isRunning = false;
  });
  const seen: Observation[] = [];
  while (isRunning) {
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
