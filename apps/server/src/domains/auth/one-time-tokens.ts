import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { OneTimeTokenKind } from '../../db/schema/auth.ts';
import { deleteToken, findToken, replaceToken } from './data.ts';
import { hashToken } from './session-tokens.ts';

const HOUR = 3600;
const TOKEN_BYTES = 32;

/** Validity of each kind, in seconds. */
export const TOKEN_SECONDS: Record<OneTimeTokenKind, number> = {
  verify: 24 * HOUR,
  reset: HOUR,
  confirmation: 24 * HOUR,
};

/** Creates a user's token of one kind; it invalidates an earlier one of that kind. */
export async function issueToken(db: Db, kind: OneTimeTokenKind, userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await replaceToken(db, { kind, userId, tokenHash: hashToken(token) }, TOKEN_SECONDS[kind]);
  return token;
}

/** The owner of a token, which stays valid; undefined when it is invalid. */
export const findTokenOwner = (db: Db, kind: OneTimeTokenKind, token: string) =>
  findToken(db, kind, hashToken(token));

/** Deletes a token. @returns its owner, to exactly one of several concurrent callers. */
export const consumeToken = (db: Db, kind: OneTimeTokenKind, token: string) =>
  deleteToken(db, kind, hashToken(token));
