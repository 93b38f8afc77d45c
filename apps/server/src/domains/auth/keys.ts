import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Accounts } from './accounts.ts';

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
