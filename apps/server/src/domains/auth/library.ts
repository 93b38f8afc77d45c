import { accountRoutes } from '@salesai/contract/account-routes';
import { Email } from '@salesai/contract/auth';
import type { Route } from '@salesai/contract/route';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import { toErrorResponse } from '../../http/errors.ts';
import { readJson } from '../../http/json-body.ts';
import { negotiateLanguage } from '../../http/language.ts';
import { addressKey, type Limits } from '../../http/limits.ts';
import { validate } from '../../http/validate.ts';
import { isFromBrowser } from './browser.ts';
import { authError, translateLibraryError } from './codes.ts';
import { DOORS, type Door } from './doors.ts';
import { type Call, FLOWS, type Library } from './flows.ts';

const BODY_LIMIT = 16 * 1024;
const DEFAULT_RETRY_SECONDS = 60;
const SAYS_WHERE_FROM = ['origin', 'referer', 'sec-fetch-site'];
const ROUTES = new Map<string, Route>(
  Object.values(accountRoutes).map((route) => [route.path, route]),
);

export interface LibraryOptions extends Library {
  clientAddress: (c: Context) => string;
  /** Addresses from which a browser may call with cookies. */
  origins: readonly string[];
}

/** Mounts the account library under `/api/auth`, with our checks before and our errors after. */
export function mountAccounts(app: Hono, options: LibraryOptions): void {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => {
      throw new AppError('TOO_LARGE');
    },
  });
  for (const [path, door] of Object.entries(DOORS)) {
    app.on(door.method, `/api/auth/${path}`, guard(door, options), limit, async (c) => {
      const call = await readCall(c, door, options);
      const pass = () => options.accounts.handler(libraryRequest(c, door, call, options.publicUrl));
      const answer = await inOurWords(async () => {
        await countUse(door, call, options.limits);
        return FLOWS[path] ? FLOWS[path](call, options, pass) : pass();
      });
      if (!answer.ok) return toErrorResponse(c, await asError(answer));
      return asDescribed(path, answer, c.req.raw.headers);
    });
  }
}

/** Refuses who may not call at all, before the body is read. */
function guard(door: Door, { accounts, origins }: LibraryOptions): MiddlewareHandler {
  return async (c, next) => {
    if (door.method === 'POST') refuseForeignPages(c, origins);
    const { headers } = c.req.raw;
    if (door.signedIn && !(await accounts.api.getSession({ headers }))) {
      throw new AppError('UNAUTHENTICATED');
    }
    await next();
  };
}

/** The cookie comes by itself, so a page of somebody else's must not be able to write with it. */
function refuseForeignPages(c: Context, origins: readonly string[]): void {
  const origin = c.req.header('origin');
  const foreign = origin !== undefined && !origins.includes(origin);
  if (foreign || c.req.header('sec-fetch-site') === 'cross-site') {
    throw authError('FORBIDDEN', 'auth/operation-not-allowed');
  }
}

async function readCall(c: Context, door: Door, options: LibraryOptions): Promise<Call> {
  const given = takenBy(door, door.method === 'POST' ? await readObject(c) : c.req.query());
  const body = door.form ? validate(door.form, given) : given;
  const email = door.takes.includes('email') ? readEmail(body.email) : '';
  return {
    body: email ? { ...body, email } : body,
    email: email.toLowerCase(),
    address: addressKey(options.clientAddress(c)),
    headers: c.req.raw.headers,
    language: negotiateLanguage(c.req.header('accept-language')),
  };
}

/** @throws AppError 400 in the spec's words for what is no address: it is never counted or looked up. */
function readEmail(value: unknown): string {
  const email = Email.safeParse(value);
  if (email.success) return email.data;
  throw new AppError('INVALID_INPUT', {
    code: 'auth/invalid-email',
    message: 'accounts:codes.auth/invalid-email',
    fields: { email: 'auth:validation.emailInvalid' },
  });
}

/** The plain values that a door asks for, by name. */
function takenBy({ takes }: Door, given: Record<string, unknown>): Record<string, unknown> {
  const entries = takes.map((name) => [name, given[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => isPlain(value)));
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/** The request as the library gets it: at our own address, with our reading of the rest. */
function libraryRequest(c: Context, { method }: Door, call: Call, publicUrl: string): Request {
  const url = new URL(c.req.path, publicUrl);
  const headers = new Headers(call.headers);
  headers.delete('content-length');
  // Browsers always say where a POST comes from; a program that does not is no forged page.
  if (!SAYS_WHERE_FROM.some((name) => headers.has(name))) headers.set('origin', publicUrl);
  if (method === 'GET') {
    for (const [name, value] of Object.entries(call.body))
      url.searchParams.set(name, String(value));
    return new Request(url, { headers });
  }
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify(call.body) });
}

async function countUse(door: Door, { address, email }: Call, limits: Limits): Promise<void> {
  if (door.byAddress) await limits.consume(door.byAddress, address);
  if (door.byAccount && email) await limits.consume(door.byAccount, email);
}

/**
 * The library's answer with what the contract names and no more. A page's scripts get no session: only
 * a client that cannot be one finds it, signed, in `set-auth-token`.
 */
async function asDescribed(path: string, answer: Response, asked: Headers): Promise<Response> {
  const route = ROUTES.get(`/auth/${path}`);
  if (!route) throw new AppError('UNKNOWN');
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.delete('access-control-expose-headers');
  if (isFromBrowser(asked)) headers.delete('set-auth-token');
  return Response.json(z.parse(route.out, await answer.json()), { headers });
}

/** A limit that was reached has the spec's own code here. */
async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'TOO_MANY_REQUESTS') throw error;
    throw authError('TOO_MANY_REQUESTS', 'auth/too-many-requests', error.options.retryAfter);
  }
}

/** The body of a door: an object, of which it takes some values. */
async function readObject(c: Context): Promise<Record<string, unknown>> {
  const body = await readJson(c);
  if (isObject(body)) return body;
  throw new AppError('INVALID_INPUT', { fields: { body: 'validation:invalid' } });
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

async function asError(answer: Response): Promise<AppError> {
  const body: unknown = await answer.json().catch(() => ({}));
  const code = isObject(body) && typeof body.code === 'string' ? body.code : '';
  const wait = Number(answer.headers.get('x-retry-after')) || DEFAULT_RETRY_SECONDS;
  return translateLibraryError(answer.status, code, wait);
}
