import type { Context } from 'hono';
import type { Ctx } from '../context.ts';
import { AppError } from './app-error.ts';
import type { Release } from './capacity.ts';

const NOTHING: Release = () => undefined;

/**
 * Makes room for a body that will be held in memory, before any of it is read.
 * @param most bytes that the route takes; a body that declares no length counts as so many.
 * @throws AppError TOO_LARGE for more, TOO_MANY_REQUESTS or UNAVAILABLE while there is no room.
 */
export function reserveBody(raw: Context, ctx: BodyCtx, most: number): Release {
  const { actor, ports } = ctx;
  const size = expectedBytes(raw, most);
  if (size > most) throw new AppError('TOO_LARGE');
  if (size === 0) return NOTHING;
  const { bodies, anonymousBodies } = ports.capacity;
  if (actor.type === 'user') return bodies.take(actor.id, size);
  return actor.type === 'nobody' ? anonymousBodies.take(ctx.address, size) : NOTHING;
}

type BodyCtx = Pick<Ctx, 'actor' | 'address'> & { ports: Pick<Ctx['ports'], 'capacity'> };

function expectedBytes(raw: Context, most: number): number {
  if (raw.req.header('transfer-encoding') !== undefined) return most;
  return Number(raw.req.header('content-length') ?? 0);
}
