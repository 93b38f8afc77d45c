import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Release } from './capacity.ts';

/** Bounds for reading the rest of a body; beyond them the connection is closed instead. */
const DRAIN_BYTES = 64 * 1024 * 1024;
const DRAIN_MS = 30_000;
/** A client that sends nothing for this long may be waiting for the response. */
const IDLE_MS = 2_000;

/**
 * Delays the response until the whole body has arrived: on a kept-alive connection the unread rest
 * would be parsed as the next request. An endless body gets `Connection: close` instead.
 */
export const awaitRequestBody = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next();
  const { incoming } = c.env;
  if (incoming.readableEnded || !hasBody(incoming)) return;
  if (!(await drained(incoming))) c.header('Connection', 'close');
});

/** Releases something once the response was sent or the client has disconnected. */
export function releaseWhenSent(raw: Context<{ Bindings: HttpBindings }>, release: Release): void {
  raw.env.outgoing.once('close', release);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Discards the rest of a body. @returns whether it arrived completely. */
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
    // Earlier readers would buffer the data, and pause the stream when the buffer is full.
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
