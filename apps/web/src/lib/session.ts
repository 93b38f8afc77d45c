import { ApiError } from './api-error.ts';
import { auth } from './auth-store.ts';
import { clearDrafts } from './drafts.ts';
import { send } from './http.ts';
import { i18n } from './i18n/i18n.ts';
import { notify } from './notify.ts';

/**
 * Restores the session, once per page load: a stored session is used at once and verified in the
 * background; without one the server checks the cookie.
 */
export function restoreSession(): Promise<void> {
  return auth.get().isAuthenticated ? restoreFromStorage() : restoreFromCookie();
}

async function restoreFromStorage() {
  auth.loaded();
  void openSession(() => auth.get().isAuthenticated).catch((error: unknown) => {
    if (isSessionOver(error)) expireSession();
  });
}

async function restoreFromCookie() {
  try {
    const response = await send('/auth/get-session', { method: 'GET' });
    if ((await response.json()) !== null) await openSession();
  } catch {
    auth.signOut();
  } finally {
    auth.loaded();
  }
}

/** Loaded on demand, to leave its code out of a visitor's first screen. */
async function openSession(isWanted?: () => boolean) {
  const { openSession: open } = await import('./open-session.ts');
  return open(isWanted);
}

/** Whether the error means that the session is over, and not a lost connection. */
const isSessionOver = (error: unknown) =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

/**
 * Ends the session here and on the server, in every tab, and erases what is stored on this device.
 * @throws ApiError when the request fails; the session then stays open.
 */
export async function closeSession(): Promise<void> {
  // Loaded on demand, to leave its code out of the first screens.
  const [{ sendWaitingWrites, eraseDeviceData }, { leaveReminder }] = await Promise.all([
    import('./device-data/leave.ts'),
    import('./reminder/leave.ts'),
  ]);
  await sendWaitingWrites();
  await leaveReminder();
  await send('/auth/sign-out', { method: 'POST', body: {} });
  auth.signOut();
  clearDrafts();
  await eraseDeviceData();
}

/**
 * Handles a session that the server refuses: shows a message once, and the guards redirect to the login.
 * Also clears the cookie: a valid one would sign in again at the next load.
 */
export function expireSession() {
  if (!auth.get().isAuthenticated) return;
  auth.signOut();
  notify.finalError(i18n.t('errors:UNAUTHENTICATED'));
  // What waits to be sent stays, encrypted, until this account signs in again or another one does.
  void import('./device-data/leave.ts').then(({ eraseResponses }) => eraseResponses(), ignored);
  ending = send('/auth/sign-out', { method: 'POST', body: {} }).catch(() => undefined);
}

const ignored = () => undefined;
let ending: Promise<unknown> = Promise.resolve();

/** Resolves after the sign-out of a refused session: its response would clear a new session's cookie. */
export const refusedSessionEnded = () => ending;
