import type { Route, RouteArgs, RouteOutput } from '@salesai/contract/route';
import type { QueryKey } from '@tanstack/react-query';
import { toApiError } from '../api-error.ts';
import { call, type LooseInput, pathOf } from '../call.ts';
import { randomName } from '../random-name.ts';
import { useWaitingWrites } from './waiting.ts';

interface QueueOptions {
  /** The query to fetch again after a queued write was sent. */
  refetch?: QueryKey;
}

/**
 * A write that may wait: without a connection it is stored on the device and sent later, once and in
 * order, with the same Idempotency-Key.
 * @returns the response, or null when the write was queued.
 * @throws ApiError when it was refused, or could be neither sent nor stored.
 */
export async function sendOrQueue<R extends Route>(
  route: R,
  input: RouteArgs<R> & QueueOptions,
): Promise<RouteOutput<R> | null>;
export async function sendOrQueue(route: Route, input: LooseInput & QueueOptions) {
  const id = randomName();
  const queue = async () => {
    const { enqueue } = await import('./queue.ts');
    const { body, refetch = null } = input;
    return enqueue({ id, method: route.method, path: pathOf(route, input), body, refetch });
  };
  // Behind earlier writes, so that the last change is stored last.
  if (useWaitingWrites.getState() > 0 && (await queue())) return null;
  try {
    return await call(route, { ...input, idempotencyKey: id });
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.isNetwork && (await queue())) return null;
    throw error;
  }
}
