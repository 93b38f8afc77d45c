import { parse, serialize } from 'hono/utils/cookie';
import type { Db } from '../../db/client.ts';
import * as users from '../users/service.ts';
import { deleteTokens } from './data.ts';
import { issueToken, TOKEN_SECONDS, tokenOwner } from './one-time-tokens.ts';

/** Says that this browser opened the link of an address; see docs/decisions/013. */
const COOKIE = 'salesai.confirmation';

/** Makes the cookie of a browser that confirmed the address of a person by a mailed link. */
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
 * Whether a right password is taken for that of the address's owner: it was before, or it is typed in
 * the browser that opened the mailed link, which confirms it for good.
 */
export async function confirmPassword(db: Db, userId: string, headers: Headers): Promise<boolean> {
  if (await users.isPasswordConfirmed(db, userId)) return true;
  const token = parse(headers.get('cookie') ?? '', COOKIE)[COOKIE];
  if (!token || (await tokenOwner(db, 'confirmation', token)) !== userId) return false;
  await users.setPasswordConfirmed(db, userId);
  await deleteTokens(db, userId);
  return true;
}
