import type { CoachTurn, TalkEvent } from '@salesai/contract/coach';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { UserCtx } from '../../context.ts';
import { errorBody } from '../../http/errors.ts';

/**
 * A turn as server-sent events. A caller who hangs up misses the rest; the turn goes on without them.
 * @param take takes the turn and tells what happens on the way.
 */
export function talkStream(
  raw: Context,
  { language, log }: UserCtx,
  take: (tell: (event: TalkEvent) => void) => Promise<CoachTurn>,
): Response {
  // Proxies that gather answers before they pass them on would make a stream of one piece.
  raw.header('X-Accel-Buffering', 'no');
  return streamSSE(raw, async (stream) => {
    let written = Promise.resolve();
    const tell = (event: TalkEvent) => {
      const message = { event: event.type, data: JSON.stringify(event) };
      written = written.then(() => stream.writeSSE(message));
    };
    try {
      tell({ type: 'done', turn: await take(tell) });
    } catch (error) {
      tell({ type: 'error', error: errorBody(error, language, log) });
    }
    await written;
  });
}
