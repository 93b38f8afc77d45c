import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';

/** A response text that is the same for every caller. */
export interface CachedResponse {
  text: string;
  tag: string;
}

export function toCachedResponse(text: string): CachedResponse {
  const hash = createHash('sha256').update(text).digest('base64url');
  return { text, tag: `"${hash.slice(0, 22)}"` };
}

/**
 * Serves a text with an ETag; answers 304 to a client that has it.
 * @param options.current returns the current response, rebuilt only when it changes.
 */
export function mountCached(
  app: Hono,
  path: string,
  options: { type: string; cache: string; current: () => Promise<CachedResponse> },
): void {
  app.get(path, etag(), async (c: Context) => {
    const { text, tag } = await options.current();
    const headers = { 'content-type': options.type, 'cache-control': options.cache, etag: tag };
    return c.body(text, 200, headers);
  });
}

/** Builds a response on the first request. */
export function cachedOnce(make: () => string | Promise<string>): () => Promise<CachedResponse> {
  let cached: Promise<CachedResponse> | undefined;
  return () => {
    cached ??= Promise.resolve(make()).then(toCachedResponse);
    return cached;
  };
}
