import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';

/** A text that everybody is given alike, made once. */
export interface PreparedAnswer {
  text: string;
  tag: string;
}

export function prepare(text: string): PreparedAnswer {
  const hash = createHash('sha256').update(text).digest('base64url');
  return { text, tag: `"${hash.slice(0, 22)}"` };
}

/**
 * Serves a text with its tag: whoever has it already is told so in place of getting it again.
 * @param options.current the answer as it is now, prepared no more often than it changes.
 */
export function mountCached(
  app: Hono,
  path: string,
  options: { type: string; cache: string; current: () => Promise<PreparedAnswer> },
): void {
  app.get(path, etag(), async (c: Context) => {
    const { text, tag } = await options.current();
    const headers = { 'content-type': options.type, 'cache-control': options.cache, etag: tag };
    return c.body(text, 200, headers);
  });
}

/** Makes an answer when it is first asked for. */
export function cachedOnce(make: () => string | Promise<string>): () => Promise<PreparedAnswer> {
  let prepared: Promise<PreparedAnswer> | undefined;
  return () => {
    prepared ??= Promise.resolve(make()).then(prepare);
    return prepared;
  };
}
