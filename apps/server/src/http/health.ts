import type { Hono } from 'hono';
import type { OpenDatabase } from '../db/client.ts';

export interface Presence {
  /** From now on the node says that it is about to end, and closes connections after their answers. */
  leave(): void;
}

/** `/healthz` while the process lives, `/readyz` while it can serve and means to stay. */
export function mountHealth(app: Hono, database: OpenDatabase): Presence {
  let leaving = false;
  app.use(async (c, next) => {
    await next();
    if (leaving) c.header('Connection', 'close');
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = !leaving && (await database.ping());
    return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503);
  });
  return {
    leave() {
      leaving = true;
    },
  };
}
