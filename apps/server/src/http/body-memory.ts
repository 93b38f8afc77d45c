import type { Context } from 'hono';
import type { Ctx } from '../context.ts';
import { AppError } from './app-error.ts';
import type { Release } from './capacity.ts';

const NO_RELEASE: Release = () => undefined;

/**
 * Reserves memory for a request body before any of it is read.
 * @param maxBytes of the route; a body of undeclared length counts as this many.
 * @throws AppError TOO_LARGE for more, TOO_MANY_REQUESTS or UNAVAILABLE while too much is reserved.
 */
export function reserveBody(raw: Context, ctx: BodyCtx, maxBytes: number): Release {
  const { actor, ports } = ctx;
  const size = expectedBytes(raw, maxBytes);
  if (size > maxBytes) throw new AppError('TOO_LARGE');
  if (size === 0) return NO_RELEASE;
  const { bodies, anonymousBodies } = ports.capacity;
  if (actor.type === 'user') return bodies.acquire(actor.id, size);
  return actor.type === 'nobody' ? anonymousBodies.acquire(ctx.address, size) : NO_RELEASE;
}

type BodyCtx = Pick<Ctx, 'actor' | 'address'> & { ports: Pick<Ctx['ports'], 'capacity'> };

function expectedBytes(raw: Context, maxBytes: number): number {
  if (raw.req.header('transfer-encoding') !== undefined) return maxBytes;
  return Number(raw.req.header('content-length') ?? 0);
}
