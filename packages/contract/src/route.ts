import type * as z from 'zod/mini';

/** Who may call: anyone, a signed-in user with a verified address, or the operator (ADMIN_TOKEN). */
export type Access = 'public' | 'user' | 'admin';
/** Routes of the account library are authorized by the session cookie instead of an ID token. */
type RouteAccess = Access | 'session';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodType<Record<string, unknown>, Record<string, unknown>>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Hono's syntax; OpenAPI lists `/icp/:id` as `/icp/{id}`. */
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /**
   * A multipart body, for the reference only: the route reads it itself, and its JSON `body` too when
   * it accepts either.
   */
  readonly form?: ObjectSchema;
  /** The media type of a body that is neither JSON nor a form. */
  readonly bodyMedia?: string;
  /** The media type of a response that is not JSON; `out` is then its content, such as one event. */
  readonly media?: string;
  readonly out: Schema;
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;

/** The validated input of a handler. */
export interface RouteInput<R extends Route> {
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: R['form'] extends Schema ? undefined : Output<R['body']>;
}

/** The arguments of a caller: only the parts that the route declares. */
export type RouteArgs<R extends Route> = (R['params'] extends Schema
  ? { params: Input<R['params']> }
  : unknown) &
  (R['query'] extends Schema ? { query: Input<R['query']> } : unknown) &
  (R['body'] extends Schema ? { body: Input<R['body']> } : unknown);

export type RouteOutput<R extends Route> = Output<R['out']>;

/**
 * Declares a route once: the server mounts it, the web calls it, OpenAPI lists it.
 * @param route plain data; its path is below `/api`.
 */
export function route<const R extends Route>(route: R): R {
  return route;
}
