import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Db } from '../../db/client.ts';
import { type CachedResponse, mountCached, toCachedResponse } from '../../http/cached-response.ts';
import type { Accounts } from './accounts.ts';
import { publishedKeyIds } from './data.ts';

/** A key that nobody knows is looked for again, but not more often than this. */
const REFRESH_MS = 1_000;

/** The public keys of the ID tokens, read once and again when a token names an unknown one. */
export function createSigningKeys(accounts: Accounts): JWTVerifyGetKey {
  let known: Promise<JWTVerifyGetKey> | undefined;
  let refreshing: Promise<void> | undefined;
  let readAt = -REFRESH_MS;
  const read = () => {
    readAt = performance.now();
    known = accounts.api.getJwks().then(createLocalJWKSet);
    return known;
  };
  // One refresh serves all who wait, so that invented keys cost the database a look a second.
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
    const keys = await (known ?? read());
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await refresh();
      return (await (known ?? read()))(header, token);
    }
  };
}

/**
 * Serves the public keys, made anew only when there are others: asking which there are costs less than
 * making them, and shows a new key at once, whichever node made it.
 */
export function mountPublishedKeys(app: Hono, accounts: Accounts, db: Db): void {
  let known: { ids: string; answer: CachedResponse } | undefined;
  mountCached(app, '/api/auth/jwks', {
    type: 'application/json',
    cache: 'no-cache',
    async current() {
      const ids = await publishedKeyIds(db);
      if (known?.ids !== ids || ids === '') {
        known = { ids, answer: toCachedResponse(JSON.stringify(await accounts.api.getJwks())) };
      }
      return known.answer;
    },
  });
}
