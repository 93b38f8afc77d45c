import type { Hono } from 'hono';
import type { OpenDatabase } from '../db/client.ts';

/** Whether this node is about to stop. */
export interface Draining {
  /** From now on the node reports that it is not ready and closes connections after their responses. */
  start(): void;
  readonly started: boolean;
}

/** Sends callers of a node that is about to stop to other nodes. */
export function createDraining(app: Hono): Draining {
  let started = false;
  app.use(async (c, next) => {
    await next();
    if (started) c.header('Connection', 'close');
  });
  return {
    start() {
      started = true;
    },
    get started() {
      return started;
    },
  };
}

/** `/healthz` while the process runs, `/readyz` while it can serve and is not draining. */
export function mountHealth(app: Hono, database: OpenDatabase, draining: Draining): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = !draining.started && (await database.ping());
    return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503);
  });
}
