import type { Access, Route, RouteInput, RouteOutput } from '@salesai/contract/route';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Actor, Ctx, UserActor } from '../context.ts';
import { reserveBody } from './body-memory.ts';
import { type Release, withRelease } from './capacity.ts';
import { JSON_BODY_MAX, readJson } from './json-body.ts';
import { NODE_RULES } from './rules.ts';
import { validate } from './validate.ts';

type ActorFor<A extends Access> = A extends 'user'
  ? UserActor
  : A extends 'admin'
    ? { type: 'admin' }
    : Actor;

/** The handler of a route that does not answer JSON returns the Response itself. */
type Answer<R extends Route> = R['media'] extends string ? Response : RouteOutput<R>;

type Handler<R extends OwnRoute> = (
  request: RouteInput<R> & { ctx: Ctx<ActorFor<R['access']>>; raw: Context },
) => Promise<Answer<R>>;

/** Routes of the account library's session are answered by the library itself. */
type OwnRoute = Route & { readonly access: Access };

/** A route of the contract with its handler. */
export interface Served {
  route: OwnRoute;
  handle: (raw: Context, ctx: Ctx) => Promise<unknown>;
}

/** Connects a route of the contract with its use case; validates input and strips output. */
export function serve<R extends OwnRoute>(route: R, handler: Handler<R>): Served {
  return {
    route,
    async handle(raw, ctx) {
      await countCall(ctx);
      return withRelease(reserveJsonBody(route, raw, ctx), async () => {
        const request = { ...(await readInput(route, raw)), ctx: actingAs(route, ctx), raw };
        return strip(route, await handler(request));
      });
    },
  };
}

export interface MountOptions {
  /** Identifies the caller by the request's credentials; throws when they do not allow access. */
  identify: (raw: Context, access: Access) => Promise<Actor>;
  context: (raw: Context, actor: Actor) => Ctx;
}

/** Mounts served routes under `/api`. */
export function mount(app: Hono, served: readonly Served[], options: MountOptions): void {
  for (const { route, handle } of served) {
    app.on(route.method, `/api${route.path}`, async (raw) => {
      const actor = await options.identify(raw, route.access);
      const answer = await handle(raw, options.context(raw, actor));
      return answer instanceof Response ? answer : json(raw, answer);
    });
  }
}

export const JSON_TYPE = 'application/json';

/** As bytes: Node takes several times longer to write a long string with accents. */
export const encode = (answer: unknown): Uint8Array<ArrayBuffer> =>
  Buffer.from(JSON.stringify(answer));

const json = (raw: Context, answer: unknown): Response =>
  raw.body(encode(answer), 200, { 'Content-Type': JSON_TYPE });

const NO_BODY: Release = () => undefined;

/** Routes with a form read and reserve memory themselves: they know how much of it they buffer. */
const jsonBodyOf = (route: Route) => (route.form ? undefined : route.body);

const reserveJsonBody = (route: OwnRoute, raw: Context, ctx: Ctx): Release =>
  jsonBodyOf(route) ? reserveBody(raw, ctx, JSON_BODY_MAX) : NO_BODY;

/** Counts a call against the seller's limit on this node. */
export async function countCall({ actor, ports }: Ctx): Promise<void> {
  if (actor.type === 'user') await ports.limits.consumeOnNode(NODE_RULES.call, actor.id);
}

async function readInput<R extends Route>(route: R, raw: Context): Promise<RouteInput<R>> {
  const body = jsonBodyOf(route);
  const input = {
    params: route.params && validate(route.params, raw.req.param()),
    query: route.query && validate(route.query, raw.req.query()),
    body: body && validate(body, await readJson(raw, { strict: true })),
  };
  return typedInput<R>(input);
}

/** Drops what the contract does not name; a result it forbids is our own fault, so it is a 500. */
export function strip<R extends Route>(route: R, result: unknown): unknown {
  return result instanceof Response ? result : z.parse(route.out, result);
}

// Each part was parsed by its schema above, so it has the schema's type.
const typedInput = <R extends Route>(input: unknown) => input as RouteInput<R>;

// `identify` has refused every actor that the route's access does not allow.
export const actingAs = <R extends OwnRoute>(_route: R, ctx: Ctx) =>
  ctx as Ctx<ActorFor<R['access']>>;
