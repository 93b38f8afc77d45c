import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';

/** Verified tokens in the cache, a few megabytes; a token is valid for ten minutes. */
const CACHED_TOKENS = 10_000;

export interface IdTokenOptions {
  /** Public keys of the ID tokens, by key id. */
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Verifies ID tokens. A signature is verified once per node, since that costs more than the rest of
 * a small request; the expiry is checked every time.
 */
export function createVerify(options: IdTokenOptions): (token: string) => Promise<JWTPayload> {
  const verified = new LRUCache<string, JWTPayload>({ max: CACHED_TOKENS });
  return async (token) => {
    const cached = verified.get(token);
    if (cached && isCurrent(cached, options.now())) return cached;
    const payload = await verify(token, options);
    verified.set(token, payload);
    return payload;
  };
}

const isCurrent = ({ exp = 0 }: JWTPayload, now: number) => exp * 1000 > now;

async function verify(token: string, { keys, issuer, audience, now }: IdTokenOptions) {
  try {
    const currentDate = new Date(now());
    const options = { algorithms: ['EdDSA'], issuer, audience, currentDate };
    return (await jwtVerify(token, keys, options)).payload;
  } catch (cause) {
    throw new AppError('UNAUTHENTICATED', { cause });
  }
}
