import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Db } from '../../db/client.ts';
import { type CachedResponse, mountCached, toCachedResponse } from '../../http/cached-response.ts';
import type { Accounts } from './accounts.ts';
import { publishedKeyIds } from './data.ts';

/** Minimum interval between refreshes for unknown key ids. */
const REFRESH_MS = 1_000;

/** The public keys of ID tokens: cached, and refreshed when a token names an unknown key. */
export function createSigningKeys(accounts: Accounts): JWTVerifyGetKey {
  let cached: Promise<JWTVerifyGetKey> | undefined;
  let refreshing: Promise<void> | undefined;
  let readAt = -REFRESH_MS;
  const read = () => {
    readAt = performance.now();
    cached = accounts.api.getJwks().then(createLocalJWKSet);
    return cached;
  };
  // Concurrent requests share one refresh: invented key ids cause at most one query per second.
  const refresh = () => {
    refreshing ??= sleep(Math.max(0, readAt + REFRESH_MS - performance.now()))
      .then(read)
      .then(() => undefined)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  };
  return async (header, token) => {
    const keys = await (cached ?? read());
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await refresh();
      return (await (cached ?? read()))(header, token);
    }
  };
}

/**
 * Serves the public keys from a cache that is rebuilt when the key ids in the database change:
 * comparing ids is cheap, and a key created by another node is published at once.
 */
export function mountPublishedKeys(app: Hono, accounts: Accounts, db: Db): void {
  let cached: { ids: string; answer: CachedResponse } | undefined;
  mountCached(app, '/api/auth/jwks', {
    type: 'application/json',
    cache: 'no-cache',
    async current() {
      const ids = await publishedKeyIds(db);
      if (cached?.ids !== ids || ids === '') {
        cached = { ids, answer: toCachedResponse(JSON.stringify(await accounts.api.getJwks())) };
      }
      return cached.answer;
    },
  });
}
