import type { Hono } from 'hono';
import type { OpenDatabase } from '../db/client.ts';

/** Whether this node means to stay. */
export interface Presence {
  /** From now on the node says that it is about to end, and closes connections after their answers. */
  leave(): void;
  readonly leaving: boolean;
}

/** Tells every caller of a node that is about to end to come to another one next time. */
export function createPresence(app: Hono): Presence {
  let leaving = false;
  app.use(async (c, next) => {
    await next();
    if (leaving) c.header('Connection', 'close');
  });
  return {
    leave() {
      leaving = true;
    },
    get leaving() {
      return leaving;
    },
  };
}

/** `/healthz` while the process lives, `/readyz` while it can serve and means to stay. */
export function mountHealth(app: Hono, database: OpenDatabase, presence: Presence): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = !presence.leaving && (await database.ping());
    return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503);
  });
}
