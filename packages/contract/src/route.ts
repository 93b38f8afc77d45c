import type * as z from 'zod/mini';

/** Who may call: anyone, a signed-in person with a verified email, or the operator (ADMIN_TOKEN). */
export type Access = 'public' | 'user' | 'admin';
/** The account library's own routes are open to its session, which is not yet an ID token. */
export type RouteAccess = Access | 'session';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodType<Record<string, unknown>, Record<string, unknown>>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Hono and OpenAPI share the names of the parameters: `/icp/:id` is `/icp/{id}` there. */
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** A multipart body, as it is described; the route itself reads it, file by file as they arrive. */
  readonly form?: ObjectSchema;
  /** The media type of a body that is neither JSON nor a form. */
  readonly takes?: string;
  /** The media type of an answer that is not JSON; `out` is then what it holds, such as one event. */
  readonly media?: string;
  readonly out: Schema;
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;

/** What a handler is given, after validation. */
export interface RouteInput<R extends Route> {
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
}

/** What a caller hands over: only the parts that the route declares. */
export type RouteArgs<R extends Route> = (R['params'] extends Schema
  ? { params: Input<R['params']> }
  : unknown) &
  (R['query'] extends Schema ? { query: Input<R['query']> } : unknown) &
  (R['body'] extends Schema ? { body: Input<R['body']> } : unknown);

export type RouteOutput<R extends Route> = Output<R['out']>;

/**
 * Declares a route once for both ends: the server mounts it, the web calls it, OpenAPI lists it.
 * @param route plain data; paths stand under `/api`.
 */
export function route<const R extends Route>(route: R): R {
  return route;
}
