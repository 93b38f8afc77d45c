import type { ErrorBody } from '@salesai/contract/errors';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { UserCtx } from '../context.ts';
import { errorBody } from '../http/errors.ts';

/** Reports what happens during a turn. */
export type Emit<Event> = (event: Event) => void;

type ErrorEvent = { type: 'error'; error: ErrorBody };

/**
 * Streams a turn as server-sent events. A caller who disconnects misses the rest; the turn continues.
 * @param run takes the turn, emits what happens on the way and returns the last event; what it throws
 * becomes an `error` event.
 */
export function streamTurn<Event extends { type: string }>(
  raw: Context,
  { language, log }: UserCtx,
  run: (emit: Emit<Event>) => Promise<Event>,
): Response {
  // A proxy that buffers responses would deliver the whole stream at once.
  raw.header('X-Accel-Buffering', 'no');
  return streamSSE(raw, async (stream) => {
    let written = Promise.resolve();
    const emit = (event: Event | ErrorEvent) => {
      const message = { event: event.type, data: JSON.stringify(event) };
      written = written.then(() => stream.writeSSE(message));
    };
    try {
      emit(await run(emit));
    } catch (error) {
      emit({ type: 'error', error: errorBody(error, language, log) });
    }
    await written;
  });
}
