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
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { type AccountDependencies, type AccountRequest, FLOWS } from './flows.ts';

const BODY_LIMIT = 16 * 1024;
const DEFAULT_RETRY_SECONDS = 60;
const ORIGIN_HEADERS = ['origin', 'referer', 'sec-fetch-site'];
const ROUTES = new Map<string, Route>(
  Object.values(accountRoutes).map((route) => [route.path, route]),
);

export interface AccountLibraryOptions extends AccountDependencies {
  clientAddress: (c: Context) => string;
  /** Origins that may send cookies. */
  origins: readonly string[];
}

/** Mounts the account library under `/api/auth`, with our checks before it and our errors after it. */
export function mountAccounts(app: Hono, options: AccountLibraryOptions): void {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => {
      throw new AppError('TOO_LARGE');
    },
  });
  for (const [path, endpoint] of Object.entries(ENDPOINTS)) {
    app.on(endpoint.method, `/api/auth/${path}`, guard(endpoint, options), limit, async (c) => {
      const request = await readRequest(c, endpoint, options);
      const forward = () =>
        options.accounts.handler(toLibraryRequest(c, endpoint, request, options.publicUrl));
      const response = await withLimitCode(async () => {
        await countUse(endpoint, request, options.limits);
        return FLOWS[path] ? FLOWS[path](request, options, forward) : forward();
      });
      if (!response.ok) return toErrorResponse(c, await toError(response));
      return toContract(path, response, c.req.raw.headers);
    });
  }
}

/** Rejects foreign origins and missing sessions before the body is read. */
function guard(
  endpoint: Endpoint,
  { accounts, origins }: AccountLibraryOptions,
): MiddlewareHandler {
  return async (c, next) => {
    if (endpoint.method === 'POST') rejectForeignOrigins(c, origins);
    const { headers } = c.req.raw;
    if (endpoint.requiresSession && !(await accounts.api.getSession({ headers }))) {
      throw new AppError('UNAUTHENTICATED');
    }
    await next();
  };
}

/** Prevents cross-site request forgery: browsers send the cookie automatically. */
function rejectForeignOrigins(c: Context, origins: readonly string[]): void {
  const origin = c.req.header('origin');
  const foreign = origin !== undefined && !origins.includes(origin);
  if (foreign || c.req.header('sec-fetch-site') === 'cross-site') {
    throw authError('FORBIDDEN', 'auth/operation-not-allowed');
  }
}

async function readRequest(
  c: Context,
  endpoint: Endpoint,
  options: AccountLibraryOptions,
): Promise<AccountRequest> {
  const sent = endpoint.method === 'POST' ? await readObject(c) : c.req.query();
  const fields = pickAllowed(endpoint, sent);
  const body = endpoint.form ? validate(endpoint.form, fields) : fields;
  const email = endpoint.allowedFields.includes('email') ? readEmail(body.email) : '';
  return {
    body: email ? { ...body, email } : body,
    email: email.toLowerCase(),
    address: addressKey(options.clientAddress(c)),
    headers: c.req.raw.headers,
    language: negotiateLanguage(c.req.header('accept-language')),
  };
}

/** @throws AppError 400 `auth/invalid-email` for an invalid address, before it is counted or looked up. */
function readEmail(value: unknown): string {
  const email = Email.safeParse(value);
  if (email.success) return email.data;
  throw new AppError('INVALID_INPUT', {
    code: 'auth/invalid-email',
    message: 'accounts:codes.auth/invalid-email',
    fields: { email: 'auth:validation.emailInvalid' },
  });
}

/** The allowed fields whose values are strings or booleans. */
function pickAllowed(
  { allowedFields }: Endpoint,
  sent: Record<string, unknown>,
): Record<string, unknown> {
  const entries = allowedFields.map((name) => [name, sent[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => isPlain(value)));
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/** The request as the library receives it: our public URL and only the checked body. */
function toLibraryRequest(
  c: Context,
  { method }: Endpoint,
  request: AccountRequest,
  publicUrl: string,
): Request {
  const url = new URL(c.req.path, publicUrl);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  // Browsers always send an origin with a POST; without one it is a program, not a forged page.
  if (!ORIGIN_HEADERS.some((name) => headers.has(name))) headers.set('origin', publicUrl);
  if (method === 'GET') {
    for (const [name, value] of Object.entries(request.body))
      url.searchParams.set(name, String(value));
    return new Request(url, { headers });
  }
  headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify(request.body) });
}

async function countUse(
  { byAddress, byAccount }: Endpoint,
  { address, email }: AccountRequest,
  limits: Limits,
): Promise<void> {
  if (byAddress) await limits.consume(byAddress, address);
  if (byAccount && email) await limits.consume(byAccount, email);
}

/**
 * The library's response reduced to the contract. Page scripts never get the session token: only a
 * client that is no browser receives it, signed, in `set-auth-token`.
 */
async function toContract(
  path: string,
  response: Response,
  requestHeaders: Headers,
): Promise<Response> {
  const route = ROUTES.get(`/auth/${path}`);
  if (!route) throw new AppError('UNKNOWN');
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('access-control-expose-headers');
  if (isFromBrowser(requestHeaders)) headers.delete('set-auth-token');
  return Response.json(z.parse(route.out, await response.json()), { headers });
}

/** An exceeded limit has an account code of its own: docs/product.md#account-errors. */
async function withLimitCode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'TOO_MANY_REQUESTS') throw error;
    throw authError('TOO_MANY_REQUESTS', 'auth/too-many-requests', error.options.retryAfter);
  }
}

/** @throws AppError 400 unless the body is a JSON object. */
async function readObject(c: Context): Promise<Record<string, unknown>> {
  const body = await readJson(c);
  if (isObject(body)) return body;
  throw new AppError('INVALID_INPUT', { fields: { body: 'validation:invalid' } });
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

async function toError(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => ({}));
  const code = isObject(body) && typeof body.code === 'string' ? body.code : '';
  const wait = Number(response.headers.get('x-retry-after')) || DEFAULT_RETRY_SECONDS;
  return translateLibraryError(response.status, code, wait);
}
