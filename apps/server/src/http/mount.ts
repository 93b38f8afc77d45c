import type { Access, Route, RouteInput, RouteOutput } from '@salesai/contract/route';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Actor, Ctx, UserActor } from '../context.ts';
import { AppError } from './app-error.ts';
import { readJson } from './json-body.ts';
import { validate } from './validate.ts';

const JSON_BODY_LIMIT = 256 * 1024;

type ActorFor<A extends Access> = A extends 'user'
  ? UserActor
  : A extends 'admin'
    ? { type: 'admin' }
    : Actor;

/** A route that answers no JSON makes its response itself. */
type Answer<R extends Route> = R['media'] extends string ? Response : RouteOutput<R>;

type Handler<R extends OwnRoute> = (
  request: RouteInput<R> & { ctx: Ctx<ActorFor<R['access']>>; raw: Context },
) => Promise<Answer<R>>;

/** What stands open to the account library's session is answered by the library itself. */
type OwnRoute = Route & { readonly access: Access };

/** A route of the contract with what answers it. */
export interface Served {
  route: OwnRoute;
  handle: (raw: Context, ctx: Ctx) => Promise<unknown>;
}

/** Ties a route of the contract to its use case. Input is validated before, output stripped after. */
export function serve<R extends OwnRoute>(route: R, handler: Handler<R>): Served {
  return {
    route,
    async handle(raw, ctx) {
      const request = { ...(await readInput(route, raw)), ctx: actingAs(route, ctx), raw };
      return strip(route, await handler(request));
    },
  };
}

export interface MountOptions {
  /** Who is calling, by the request's credentials; throws when they are not enough. */
  identify: (raw: Context, access: Access) => Promise<Actor>;
  context: (raw: Context, actor: Actor) => Ctx;
}

/** Mounts served routes under `/api`. */
export function mount(app: Hono, served: readonly Served[], options: MountOptions): void {
  const limit = bodyLimit({
    maxSize: JSON_BODY_LIMIT,
    onError: () => {
      throw new AppError('TOO_LARGE');
    },
  });
  const passOn = (_raw: Context, next: () => Promise<void>) => next();
  for (const { route, handle } of served) {
    // Only where a body is read: looking at one at all makes a whole request object of the platform.
    const before = route.body && !route.form ? limit : passOn;
    const actors = new WeakMap<Context, Actor>();
    // Who calls is asked before the body is looked at: nobody learns from its size or shape.
    const identify = async (raw: Context, next: () => Promise<void>) => {
      actors.set(raw, await options.identify(raw, route.access));
      await next();
    };
    app.on(route.method, `/api${route.path}`, identify, before, async (raw) => {
      const actor = actors.get(raw) ?? { type: 'nobody' };
      const answer = await handle(raw, options.context(raw, actor));
      return answer instanceof Response ? answer : raw.json(answer);
    });
  }
}

async function readInput<R extends Route>(route: R, raw: Context): Promise<RouteInput<R>> {
  const input = {
    params: route.params && validate(route.params, raw.req.param()),
    query: route.query && validate(route.query, raw.req.query()),
    body: route.body && validate(route.body, await readJson(raw, { strict: true })),
  };
  return typedInput<R>(input);
}

/** Drops what the contract does not name; a result it forbids is our own fault, so it is a 500. */
function strip<R extends Route>(route: R, result: unknown): unknown {
  return result instanceof Response ? result : z.parse(route.out, result);
}

// Each part was parsed by its own schema just above, which is what the type says.
const typedInput = <R extends Route>(input: unknown) => input as RouteInput<R>;

// `identify` has refused every actor that the route's access does not allow.
const actingAs = <R extends OwnRoute>(_route: R, ctx: Ctx) => ctx as Ctx<ActorFor<R['access']>>;
