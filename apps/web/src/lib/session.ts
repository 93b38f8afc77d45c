import i18next from 'i18next';
import { ApiError } from './api-error.ts';
import { auth } from './auth-store.ts';
import { send } from './http.ts';
import { forgetWords } from './kept-words.ts';
import { notify } from './notify.ts';

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

/** Its code comes only when there is a session to open: a visitor's first screen does without it. */
async function openSession() {
  const { openSession: open } = await import('./open-session.ts');
  return open();
}

/** Whether an error means that there is no session any more, not merely no connection. */
const isSessionGone = (error: unknown) =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

/**
 * Ends the session here and on the server, in every tab.
 * @throws ApiError when the server could not be told; the session then stays.
 */
export async function closeSession(): Promise<void> {
  await send('/auth/sign-out', { method: 'POST', body: {} });
  auth.signOut();
  forgetWords();
}

/**
 * The server refuses the session: says so once; the guards then lead to the login. The cookie ends, too:
 * one that were still valid would sign in by itself at the next load, and lead back to what was refused.
 */
export function expireSession() {
  if (!auth.get().isAuthenticated) return;
  auth.signOut();
  notify.error(i18next.t('errors:UNAUTHENTICATED'));
  ending = send('/auth/sign-out', { method: 'POST', body: {} }).catch(() => undefined);
}

let ending: Promise<unknown> = Promise.resolve();

/** Waits for a refused session to end, whose answer would clear the cookie of a new one. */
export const refusedSessionEnded = () => ending;
