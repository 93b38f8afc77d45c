import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { OneTimeTokenKind } from '../../db/schema/auth.ts';
import { deleteToken, findToken, replaceToken } from './data.ts';
import { hashToken } from './session-tokens.ts';

const HOUR = 3600;
const TOKEN_BYTES = 32;

/** How long each kind is valid, in seconds. */
export const TOKEN_SECONDS: Record<OneTimeTokenKind, number> = {
  verify: 24 * HOUR,
  reset: HOUR,
  confirmation: 24 * HOUR,
};

/** Makes a person's token of a kind; an earlier one of that kind is void from now on. */
export async function issueToken(db: Db, kind: OneTimeTokenKind, userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await replaceToken(db, { kind, userId, tokenHash: hashToken(token) }, TOKEN_SECONDS[kind]);
  return token;
}

/** Whose token this is, without using it; undefined when it is void. */
export const tokenOwner = (db: Db, kind: OneTimeTokenKind, token: string) =>
  findToken(db, kind, hashToken(token));

/** Uses a token up. @returns whose it was: of many at once, one caller gets the answer. */
export const consumeToken = (db: Db, kind: OneTimeTokenKind, token: string) =>
  deleteToken(db, kind, hashToken(token));
