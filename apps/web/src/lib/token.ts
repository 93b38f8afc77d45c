import i18next from 'i18next';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { auth } from './auth-store.ts';
import { send } from './http.ts';

/** Age from which a token is renewed: docs/product.md#sessions. */
const MAX_AGE_MS = 5 * 60_000;
const TokenAnswer = z.object({ token: z.string() });
const Claims = z.object({ iat: z.number() });

let inFlight: Promise<string> | null = null;
/** How far the server's clock is ahead of ours, learned from each new token. */
let clockAhead = 0;

/**
 * The stored token, renewed first when it is missing or older than five minutes.
 * @throws ApiError 401 when nobody is signed in.
 */
export async function freshToken(): Promise<string> {
  const { token, isAuthenticated } = auth.get();
  if (!isAuthenticated) throw nobodyHere();
  return token && ageOf(token) < MAX_AGE_MS ? token : renewToken(token);
}

/**
 * A new token; callers at the same time share one request, and tabs take turns.
 * @param refused the token that no longer serves: another tab may already have replaced it.
 * @throws ApiError 401 when the session is over.
 */
export function renewToken(refused: string | null): Promise<string> {
  inFlight ??= inTurn(() => renewed(refused)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function renewed(refused: string | null) {
  await auth.reread();
  const { token, isAuthenticated } = auth.get();
  if (!isAuthenticated) throw nobodyHere();
  if (token && token !== refused && ageOf(token) < MAX_AGE_MS) return token;
  const fresh = await requestToken();
  auth.setToken(fresh);
  return fresh;
}

/** Asks the session for an ID token, whatever is stored. */
export async function requestToken(): Promise<string> {
  const response = await send('/auth/token', { method: 'GET' });
  const { token } = z.parse(TokenAnswer, await response.json());
  clockAhead = issuedAt(token) - Date.now();
  return token;
}

const ageOf = (token: string) => Date.now() + clockAhead - issuedAt(token);

function issuedAt(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return z.parse(Claims, json).iat * 1000;
  } catch {
    return 0;
  }
}

/** Browsers without Web Locks only lose the turn-taking between tabs. */
async function inTurn(renew: () => Promise<string>): Promise<string> {
  if (!('locks' in navigator)) return renew();
  return navigator.locks.request('salesai-token', renew);
}

/** A call left over from a session that has just ended needs no request to be refused. */
const nobodyHere = () =>
  new ApiError({
    message: i18next.t('errors:UNAUTHENTICATED'),
    status: 401,
    code: 'UNAUTHENTICATED',
  });
