import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from './app-error.ts';

/** Tokens of ten minutes: as many as callers a node may have meanwhile, in a few megabytes. */
const REMEMBERED = 10_000;

export interface IdTokenOptions {
  /** Public keys of the ID tokens, by key id. */
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** The present moment, in milliseconds. */
  now: () => number;
}

/**
 * Checks ID tokens. A signature is checked once a node: doing so costs more than all else of a
 * small request, and one token comes often. Its end is looked at every time.
 */
export function createVerify(options: IdTokenOptions): (token: string) => Promise<JWTPayload> {
  const seen = new Map<string, JWTPayload>();
  return async (token) => {
    const known = seen.get(token);
    if (known && isGood(known, options.now())) return known;
    seen.delete(token);
    const payload = await checked(token, options);
    const oldest = seen.keys().next();
    if (seen.size >= REMEMBERED && !oldest.done) seen.delete(oldest.value);
    seen.set(token, payload);
    return payload;
  };
}

const isGood = ({ exp = 0 }: JWTPayload, now: number) => exp * 1000 > now;

async function checked(token: string, { keys, issuer, audience, now }: IdTokenOptions) {
  try {
    const currentDate = new Date(now());
    const options = { algorithms: ['EdDSA'], issuer, audience, currentDate };
    return (await jwtVerify(token, keys, options)).payload;
  } catch (cause) {
    throw new AppError('UNAUTHENTICATED', { cause });
  }
}
