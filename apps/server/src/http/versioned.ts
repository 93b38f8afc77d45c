import type { Route, RouteOutput } from '@salesai/contract/route';
import type { UserCtx } from '../context.ts';
import { actingAs, countCall, encode, JSON_TYPE, type Served, strip } from './mount.ts';

/** A list as it is now. */
interface Versioned<T> {
  /** Changes with the rows. */
  version: string;
  /** Undefined when the caller knows this version. */
  content: T | undefined;
}

/** Depends on the seller alone. */
type ListRoute = Route & {
  readonly method: 'GET';
  readonly access: 'user';
  readonly params?: undefined;
  readonly query?: undefined;
};

/**
 * Connects a list of the contract with its use case. The checked and encoded answer is kept on this
 * node and sent for as long as the rows have the same version; a client that has it gets 304.
 * @param read depends on nothing but the seller; reads the rows unless their version is `known`.
 */
export function serveVersioned<R extends ListRoute>(
  route: R,
  read: (ctx: UserCtx, known: string | undefined) => Promise<Versioned<RouteOutput<R>>>,
): Served {
  return {
    route,
    async handle(raw, anyCtx) {
      const ctx = actingAs(route, anyCtx);
      await countCall(ctx);
      const { answers } = ctx.ports;
      const key = `${route.path} ${ctx.actor.id}`;
      const cached = answers.get(key);
      const theirs = answers.versionOf(raw.req.header('if-none-match'));
      const { version, content } = await read(ctx, cached?.version ?? theirs);
      const headers = { 'Content-Type': JSON_TYPE, ETag: answers.tagOf(version) };
      let bytes = cached?.bytes;
      if (content !== undefined) {
        bytes = encode(strip(route, content));
        answers.set(key, { version, bytes });
      }
      if (!bytes || theirs === version) return new Response(null, { status: 304, headers });
      return new Response(bytes, { headers });
    },
  };
}
