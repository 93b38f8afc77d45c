import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Accounts } from './accounts.ts';

/** A key that nobody knows is looked for again, but not more often than this. */
const REFRESH_MS = 5_000;

/** The public keys of the ID tokens, read once and again when a token names an unknown one. */
export function createSigningKeys(accounts: Accounts): JWTVerifyGetKey {
  let known: Promise<JWTVerifyGetKey> | undefined;
  let readAt = 0;
  const read = async () => {
    readAt = Date.now();
    return createLocalJWKSet(await accounts.api.getJwks());
  };
  return async (header, token) => {
    known ??= read();
    try {
      return await (await known)(header, token);
    } catch (error) {
      if (Date.now() - readAt < REFRESH_MS) throw error;
      known = read();
      return (await known)(header, token);
    }
  };
}
