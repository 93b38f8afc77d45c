import { coachRoutes, type TalkEvent } from '@salesai/contract/coach';
import { DONE } from '@salesai/contract/common';
import { streamTurn } from '../../conversation/event-stream.ts';
import { withRelease } from '../../http/capacity.ts';
import { serve } from '../../http/mount.ts';
import { rangeResponse } from '../../http/ranges.ts';
import * as coach from './service.ts';
import { speak } from './talk/audio.ts';
import * as talk from './talk/service.ts';

export const coachApi = [
  serve(coachRoutes.status, ({ ctx }) => coach.status(ctx)),
  serve(coachRoutes.bootstrap, async ({ ctx }) => {
    await coach.bootstrap(ctx);
    return DONE;
  }),
  serve(coachRoutes.talk, async ({ ctx, raw }) => {
    const { turn, release } = await talk.admit(ctx, raw);
    return withRelease(release, () => talk.answer(ctx, turn));
  }),
  serve(coachRoutes.talkStream, async ({ ctx, raw }) => {
    const { turn, release } = await talk.admit(ctx, raw);
    return streamTurn<TalkEvent>(raw, ctx, async (emit) => ({
      type: 'done',
      turn: await withRelease(release, () => talk.answer(ctx, turn, emit)),
    }));
  }),
  serve(coachRoutes.stop, async ({ ctx }) => {
    await talk.stop(ctx);
    return DONE;
  }),
  serve(coachRoutes.audio, async ({ ctx, params, query, raw }) =>
    rangeResponse(await speak(ctx, params.id, query), raw.req.header('range')),
  ),
  serve(coachRoutes.history, ({ ctx, query }) => coach.history(ctx, query)),
  serve(coachRoutes.reset, async ({ ctx }) => {
    await coach.reset(ctx);
    return DONE;
  }),
  serve(coachRoutes.remove, async ({ ctx }) => {
    await coach.remove(ctx);
    return DONE;
  }),
];
