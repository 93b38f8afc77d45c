import { type UserProfile, usersRoutes } from '@salesai/contract/users';
import i18next from 'i18next';
import * as z from 'zod/mini';
import { auth } from './auth-store.ts';
import { send } from './http.ts';
import { notify } from './notify.ts';
import { isSessionGone, requestToken } from './token.ts';

/**
 * Settles who is here, once a load: a stored session shows at once and is checked behind it;
 * without one the cookie is asked.
 */
export function restoreSession(): Promise<void> {
  return auth.get().isAuthenticated ? trustThenCheck() : askCookie();
}

async function trustThenCheck() {
  auth.loaded();
  void openSession().catch((error: unknown) => {
    if (isSessionGone(error)) expireSession();
  });
}

async function askCookie() {
  try {
    const response = await send('/auth/get-session', { method: 'GET' });
    if ((await response.json()) !== null) await openSession();
  } catch {
    auth.signOut();
  } finally {
    auth.loaded();
  }
}

/**
 * Fetches a fresh token and the profile and keeps both: the end of every sign-in.
 * @throws ApiError when there is no session, or the address is not verified.
 */
export async function openSession(): Promise<UserProfile> {
  const token = await requestToken();
  const response = await send(usersRoutes.profile.path, { method: 'GET', token });
  const user = z.parse(usersRoutes.profile.out, await response.json());
  auth.signIn(user, token);
  return user;
}

/**
 * Ends the session here and on the server, in every tab.
 * @throws ApiError when the server could not be told; the session then stays.
 */
export async function closeSession(): Promise<void> {
  await send('/auth/sign-out', { method: 'POST', body: {} });
  auth.signOut();
}

/** The server no longer knows the session: says so once; the guards then lead to the login. */
export function expireSession() {
  if (!auth.get().isAuthenticated) return;
  auth.signOut();
  notify.error(i18next.t('errors:UNAUTHENTICATED'));
}
