import { ApiError } from './api-error.ts';
import { auth } from './auth-store.ts';
import { measureClock, now } from './clock.ts';
import { send } from './http.ts';
import { i18n } from './i18n/i18n.ts';

/** Age from which a token is renewed: docs/product.md#sessions. */
const MAX_AGE_MS = 5 * 60_000;

declare global {
  interface Window {
    /** The first answer of a signed-in page: page/head.js. Null when it failed. */
    earlyToken?: Promise<{ token?: unknown } | null>;
  }
}

let inFlight: Promise<string> | null = null;

/**
 * The stored token, renewed first when it is missing or older than five minutes.
 * @throws ApiError 401 when nobody is signed in.
 */
export async function freshToken(): Promise<string> {
  const { token, isAuthenticated } = auth.get();
  if (!isAuthenticated) throw notSignedIn();
  return token && ageOf(token) < MAX_AGE_MS ? token : renewToken(token);
}

/**
 * A new token; concurrent callers share one request, and a lock serializes tabs.
 * @param refused the token to replace: another tab may already have replaced it.
 * @throws ApiError 401 when the session is over.
 */
export function renewToken(refused: string | null): Promise<string> {
  inFlight ??= withLock(() => renewed(refused)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function renewed(refused: string | null) {
  await auth.reread();
  const { token, isAuthenticated } = auth.get();
  if (!isAuthenticated) throw notSignedIn();
  if (token && token !== refused && ageOf(token) < MAX_AGE_MS) return token;
  const fresh = await requestToken();
  auth.setToken(fresh);
  return fresh;
}

/** Requests a new ID token of the session. */
export async function requestToken(): Promise<string> {
  const { token } = (await earlyAnswer()) ?? (await answer());
  if (typeof token !== 'string') throw new Error('The session has no token');
  measureClock(issuedAt(token));
  return token;
}

async function answer(): Promise<{ token?: unknown }> {
  const response = await send('/auth/token', { method: 'GET' });
  return response.json();
}

/** Shared by those who ask before it arrives; later ones need a newer token. */
async function earlyAnswer() {
  const early = await window.earlyToken;
  delete window.earlyToken;
  return early;
}

const ageOf = (token: string) => now().getTime() - issuedAt(token);

function issuedAt(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: { iat?: unknown } = JSON.parse(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
    );
    return typeof claims.iat === 'number' ? claims.iat * 1000 : 0;
  } catch {
    return 0;
  }
}

/** Without Web Locks tabs are not serialized. */
async function withLock(renew: () => Promise<string>): Promise<string> {
  if (!('locks' in navigator)) return renew();
  return navigator.locks.request('salesai-token', renew);
}

/** Rejects a call without a request when the session has ended. */
const notSignedIn = () =>
  new ApiError({
    message: i18n.t('errors:UNAUTHENTICATED'),
    status: 401,
    code: 'UNAUTHENTICATED',
  });
