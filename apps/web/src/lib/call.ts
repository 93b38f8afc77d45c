import type { Route, RouteArgs, RouteOutput } from '@salesai/contract/route';
import { answerOf } from './answer.ts';
import { ApiError } from './api-error.ts';
import { send } from './http.ts';
import { expireSession } from './session.ts';
import { freshToken, renewToken } from './token.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** The body of a multipart route. */
  form?: FormData;
  /** The same for each attempt of one write; the server executes it once. */
  idempotencyKey?: string;
}

export interface LooseInput extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

type CallInput<R extends Route> =
  unknown extends RouteArgs<R> ? [input?: CallOptions] : [input: RouteArgs<R> & CallOptions];

/**
 * Calls a route of the contract.
 * @param route from the contract; @param input its params, query and body, an abort signal, a form.
 * @returns the response body.
 * @throws ApiError with the server's message; a 401 that persists with a new token ends the session.
 */
export async function call<R extends Route>(
  route: R,
  ...rest: CallInput<R>
): Promise<RouteOutput<R>>;
export async function call(route: Route, input: LooseInput = {}): Promise<unknown> {
  const response = await authorized(route.access, (token) =>
    send(pathOf(route, input), {
      method: route.method,
      body: input.body,
      form: input.form,
      signal: input.signal,
      idempotencyKey: input.idempotencyKey,
      token,
    }),
  );
  return answerOf(route, response);
}

/**
 * Runs a request with the seller's token and repeats it once with a new token after a 401.
 * @throws ApiError 401 after the session was ended.
 */
export async function authorized<T>(
  access: Route['access'],
  request: (token: string | null) => Promise<T>,
): Promise<T> {
  if (access !== 'user') return request(null);
  try {
    const token = await freshToken();
    return await request(token).catch(async (error: unknown) => {
      if (!isUnauthenticated(error)) throw error;
      return request(await renewToken(token));
    });
  } catch (error) {
    if (isUnauthenticated(error)) expireSession();
    throw error;
  }
}

const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The path of a call, below `/api`. */
export function pathOf(route: Route, { params = {}, query = {} }: LooseInput) {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
