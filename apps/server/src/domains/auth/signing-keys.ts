import { symmetricDecrypt } from 'better-auth/crypto';
import type { Jwk } from 'better-auth/plugins';
import * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { listSigningKeys, type SigningKeyRow } from './data.ts';

const RETIRED_MS = 60_000;

/**
 * The signing keys as this secret sees them. One that another secret encrypted, such as a lost one,
 * counts as retired now: its tokens stay valid until they expire, and the library creates a new key.
 */
export async function readSigningKeys(db: Db, secret: string): Promise<Jwk[]> {
  const keys = await listSigningKeys(db);
  return Promise.all(
    keys.map(async (key) => toJwk((await isReadable(key, secret)) ? key : retiredNow(key))),
  );
}

function isReadable({ privateKey }: SigningKeyRow, secret: string): Promise<boolean> {
  return symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) }).then(
    () => true,
    () => false,
  );
}

/** Retired a minute ago: the library compares with a time from before it reads the keys. */
function retiredNow(key: SigningKeyRow): SigningKeyRow {
  const before = new Date(Date.now() - RETIRED_MS);
  return key.expiresAt && key.expiresAt < before ? key : { ...key, expiresAt: before };
}

/** Absent for the library's own default, which is the same. */
const Algorithm = z.object({
  alg: z.optional(z.literal('EdDSA')),
  crv: z.optional(z.literal('Ed25519')),
});

const toJwk = ({ alg, crv, expiresAt, ...key }: SigningKeyRow): Jwk => ({
  ...key,
  ...Algorithm.parse({ alg: alg ?? undefined, crv: crv ?? undefined }),
  ...(expiresAt && { expiresAt }),
});
