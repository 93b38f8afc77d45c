import { SignUp } from '@salesai/contract/auth';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { CLIENT_ADDRESS_HEADER } from '../../http/client-address.ts';
import { errorAnswer } from '../../http/errors.ts';
import { negotiateLanguage } from '../../http/language.ts';
import { validate } from '../../http/validate.ts';
import type { Accounts } from './accounts.ts';
import { translateLibraryError } from './codes.ts';
import { admit } from './service.ts';

/** The library has more doors than these; the others stay shut. */
const OPEN: Record<string, 'GET' | 'POST'> = {
  'sign-up/email': 'POST',
  'sign-in/email': 'POST',
  'send-verification-email': 'POST',
  'verify-email': 'GET',
  'request-password-reset': 'POST',
  'reset-password': 'POST',
  'change-password': 'POST',
  'sign-out': 'POST',
  'get-session': 'GET',
  'list-sessions': 'GET',
  'revoke-session': 'POST',
  'revoke-other-sessions': 'POST',
  token: 'GET',
  jwks: 'GET',
};
const BODY_LIMIT = 16 * 1024;
const DEFAULT_RETRY_SECONDS = 60;

export interface LibraryDoor {
  db: Db;
  accounts: Accounts;
  clientAddress: (c: Context) => string;
}

/** Mounts the account library under `/api/auth`, with our checks before and our errors after. */
export function mountAccounts(app: Hono, door: LibraryDoor): void {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => {
      throw new AppError('TOO_LARGE');
    },
  });
  for (const [path, method] of Object.entries(OPEN)) {
    app.on(method, `/api/auth/${path}`, limit, async (c) => {
      const answer = await door.accounts.handler(await libraryRequest(c, path, door));
      return answer.status < 400 ? answer : errorAnswer(c, await asError(answer));
    });
  }
}

async function libraryRequest(c: Context, path: string, door: LibraryDoor): Promise<Request> {
  const headers = new Headers(c.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, door.clientAddress(c));
  if (c.req.method === 'GET') return new Request(c.req.raw, { headers });
  const body = await readJson(c);
  return new Request(c.req.url, {
    method: c.req.method,
    headers,
    body: JSON.stringify(path === 'sign-up/email' ? await signUpBody(c, body, door.db) : body),
  });
}

/** Only what the form holds reaches the library: no `emailVerified`, no `role` can be slipped in. */
async function signUpBody(c: Context, body: unknown, db: Db) {
  const form = validate(SignUp, body);
  await admit({ db }, form);
  return { ...form, language: negotiateLanguage(c.req.header('accept-language')) };
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  if (text !== '' && !/^application\/json\b/i.test(type)) throw new AppError('UNSUPPORTED_TYPE');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause });
  }
}

async function asError(answer: Response): Promise<AppError> {
  const body: { code?: string } = await answer.json().catch(() => ({}));
  const wait = Number(answer.headers.get('x-retry-after') ?? DEFAULT_RETRY_SECONDS);
  return translateLibraryError(answer.status, body.code ?? '', wait || DEFAULT_RETRY_SECONDS);
}
