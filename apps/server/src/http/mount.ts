import type { Access, Route, RouteInput, RouteOutput } from '@salesai/contract/route';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Actor, Ctx, UserActor } from '../context.ts';
import { reserveBody } from './body-memory.ts';
import { type Release, within } from './capacity.ts';
import { JSON_BODY_MAX, readJson } from './json-body.ts';
import { NODE_RULES } from './rules.ts';
import { validate } from './validate.ts';

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
      await countCall(ctx);
      return within(roomFor(route, raw, ctx), async () => {
        const request = { ...(await readInput(route, raw)), ctx: actingAs(route, ctx), raw };
        return strip(route, await handler(request));
      });
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
  for (const { route, handle } of served) {
    app.on(route.method, `/api${route.path}`, async (raw) => {
      const actor = await options.identify(raw, route.access);
      const answer = await handle(raw, options.context(raw, actor));
      return answer instanceof Response ? answer : raw.json(answer);
    });
  }
}

const NO_BODY: Release = () => undefined;

/** A form's own route makes room for it: it knows how much of it is held in memory. */
const roomFor = (route: OwnRoute, raw: Context, ctx: Ctx): Release =>
  route.body ? reserveBody(raw, ctx, JSON_BODY_MAX) : NO_BODY;

async function countCall({ actor, ports }: Ctx): Promise<void> {
  if (actor.type === 'user') await ports.limits.consumeOnNode(NODE_RULES.call, actor.id);
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
