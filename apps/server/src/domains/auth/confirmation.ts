import { parse, serialize } from 'hono/utils/cookie';
import type { Db } from '../../db/client.ts';
import * as users from '../users/service.ts';
import { deleteTokens } from './data.ts';
import { findTokenOwner, issueToken, TOKEN_SECONDS } from './one-time-tokens.ts';

/** Set in the browser that opened the verification link; see docs/decisions/013. */
const COOKIE = 'salesai.confirmation';

/** Creates the cookie of a browser that opened the verification link of an account. */
export async function confirmationCookie(
  db: Db,
  userId: string,
  { secure }: { secure: boolean },
): Promise<string> {
  return serialize(COOKIE, await issueToken(db, 'confirmation', userId), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: TOKEN_SECONDS.confirmation,
    secure,
  });
}

/**
 * Whether a correct password is known to belong to the owner of the email address: it was confirmed
 * before, or it is entered in the browser that opened the verification link, which confirms it.
 */
export async function confirmPassword(db: Db, userId: string, headers: Headers): Promise<boolean> {
  if (await users.isPasswordConfirmed(db, userId)) return true;
  const token = parse(headers.get('cookie') ?? '', COOKIE)[COOKIE];
  if (!token || (await findTokenOwner(db, 'confirmation', token)) !== userId) return false;
  await users.setPasswordConfirmed(db, userId);
  await deleteTokens(db, userId);
  return true;
}
