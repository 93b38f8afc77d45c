import { cardChangesRoutes } from '@salesai/contract/card-changes';
import { cardsRoutes } from '@salesai/contract/cards';
import { DONE } from '@salesai/contract/common';
import { type PracticeEvent, practiceRoutes } from '@salesai/contract/practice';
import { progressRoutes } from '@salesai/contract/progress';
import { streamTurn } from '../../conversation/event-stream.ts';
import { withRelease } from '../../http/capacity.ts';
import { idempotencyKey } from '../../http/idempotency-key.ts';
import { serve } from '../../http/mount.ts';
import { rangeResponse } from '../../http/ranges.ts';
import { speak } from './audio.ts';
import * as cards from './cards/service.ts';
import { progress } from './progress/service.ts';
import * as reviews from './review/service.ts';
import * as sessions from './sessions/service.ts';
import { start } from './sessions/start.ts';
import { hint } from './turns/hint.ts';
import * as turns from './turns/service.ts';

export const practiceApi = [
  serve(practiceRoutes.rubric, async ({ ctx }) => reviews.rubric(ctx)),
  serve(practiceRoutes.create, ({ ctx, body, raw }) => start(ctx, body, idempotencyKey(raw))),
  serve(practiceRoutes.list, ({ ctx, query }) => sessions.list(ctx, query)),
  serve(practiceRoutes.session, ({ ctx, params }) => sessions.show(ctx, params.id)),
  serve(practiceRoutes.remove, async ({ ctx, params }) => {
    await sessions.remove(ctx, params.id);
    return DONE;
  }),
  serve(practiceRoutes.send, async ({ ctx, params, raw }) => {
    const { turn, release } = await turns.admit(ctx, raw, params.id);
    return withRelease(release, () => turns.send(ctx, turn));
  }),
  serve(practiceRoutes.sendStream, async ({ ctx, params, raw }) => {
    const { turn, release } = await turns.admit(ctx, raw, params.id);
    return streamTurn<PracticeEvent>(raw, ctx, async (emit) => ({
      type: 'done',
      ...(await withRelease(release, () => turns.send(ctx, turn, emit))),
    }));
  }),
  serve(practiceRoutes.wait, ({ ctx, params, body, raw }) =>
    turns.wait(ctx, params.id, { ...body, key: idempotencyKey(raw) }),
  ),
  serve(practiceRoutes.hint, ({ ctx, params }) => hint(ctx, params.id)),
  serve(practiceRoutes.end, ({ ctx, params }) => sessions.end(ctx, params.id)),
  serve(practiceRoutes.review, ({ ctx, params }) => reviews.review(ctx, params.id)),
  serve(practiceRoutes.contest, ({ ctx, params, body }) => reviews.contest(ctx, params.id, body)),
  serve(practiceRoutes.audio, async ({ ctx, params, query, raw }) =>
    rangeResponse(await speak(ctx, params.id, query), raw.req.header('range')),
  ),
  serve(cardsRoutes.list, async ({ ctx, query }) => {
    await reviews.scoreEnded(ctx);
    return cards.list(ctx, query);
  }),
  serve(cardChangesRoutes.create, ({ ctx, body }) => cards.create(ctx, body)),
  serve(cardChangesRoutes.createFromCoach, ({ ctx, body }) => cards.createFromCoach(ctx, body)),
  serve(cardChangesRoutes.hint, ({ ctx, params }) => cards.hint(ctx, params.id)),
  serve(cardChangesRoutes.answer, ({ ctx, params, body }) => cards.answer(ctx, params.id, body)),
  serve(cardChangesRoutes.remove, async ({ ctx, params }) => {
    await cards.remove(ctx, params.id);
    return DONE;
  }),
  serve(progressRoutes.get, ({ ctx, query }) => progress(ctx, query)),
];
