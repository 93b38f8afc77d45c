import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Release } from './capacity.ts';

/** What is left of a body is read and dropped within these; else its connection is closed instead. */
const DRAIN_BYTES = 64 * 1024 * 1024;
const DRAIN_MS = 30_000;
/** Whoever sends nothing for so long may be waiting for the answer. */
const IDLE_MS = 2_000;

/**
 * Answers only once the whole body has arrived, whatever was read of it: a connection that is kept for
 * the next request must not hold the rest of this one. A body without end is answered, and the answer
 * says that its connection closes.
 */
export const awaitRequestBody = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next();
  const { incoming } = c.env;
  if (incoming.readableEnded || !hasBody(incoming)) return;
  if (!(await drained(incoming))) c.header('Connection', 'close');
});

/** Gives something back once its answer was sent, or nobody takes it any more. */
export function releaseWhenSent(raw: Context<{ Bindings: HttpBindings }>, release: Release): void {
  raw.env.outgoing.once('close', release);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** @returns whether all has arrived; what comes is dropped, never collected. */
function drained(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (complete: boolean) => {
      clearTimeout(timer);
      clearTimeout(idle);
      resolve(complete);
    };
    const timer = setTimeout(() => end(false), DRAIN_MS);
    const idle = setTimeout(() => end(false), IDLE_MS);
    // Whoever read before us would collect what it gets, and pause when it has enough.
    incoming.removeAllListeners('data');
    incoming.removeAllListeners('readable');
    incoming.on('data', (part: Uint8Array) => {
      bytes += part.byteLength;
      idle.refresh();
      if (bytes > DRAIN_BYTES) end(false);
    });
    incoming.once('end', () => end(true));
    incoming.once('close', () => end(incoming.complete));
    incoming.resume();
  });
}
