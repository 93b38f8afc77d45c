import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { runAsRequest } from '../request-id.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Gives each request an id and one log line without query, body or personal data. */
export function requestLog(log: Logger) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const received = c.req.header('x-request-id') ?? '';
    const id = REQUEST_ID.test(received) ? received : randomUUID();
    c.env.outgoing.setHeader('X-Request-Id', id);
    const start = performance.now();
    await runAsRequest(id, async () => {
      await next();
      const ms = Math.round((performance.now() - start) * 10) / 10;
      log.debug({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
    });
  });
}
