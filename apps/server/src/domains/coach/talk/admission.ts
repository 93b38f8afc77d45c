import type { Context } from 'hono';
import type { UserCtx } from '../../../context.ts';
import { takeBody } from '../../../http/bodies.ts';
import { type Release, within } from '../../../http/capacity.ts';
import { RULES } from '../../../http/rules.ts';
import { mustExist } from '../service.ts';
import { QUESTION_MAX, readQuestion } from './question.ts';
import { type OpenTurn, open } from './service.ts';

/** A turn that may be answered; its place is given back when the answer has ended. */
export interface AdmittedTurn {
  turn: OpenTurn;
  release: Release;
}

/**
 * Lets a turn begin. Everything is counted before the part of the body that it is about is read.
 * @throws AppError 409 without a coach, 429 or 503 when too much is asked, and as reading and opening do.
 */
export async function admit(ctx: UserCtx, raw: Context): Promise<AdmittedTurn> {
  const { limits, capacity, speech } = ctx.ports;
  const userId = ctx.actor.id;
  await mustExist(ctx);
  await limits.consume(RULES.coachTurn, userId);
  const release = capacity.coachTurns.take(userId);
  const countRecording = async () => {
    if (speech.ear) await limits.consume(RULES.transcription, userId);
  };
  try {
    const turn = await within(takeBody(raw, ctx, QUESTION_MAX), async () =>
      open(ctx, await readQuestion(raw, countRecording)),
    );
    return { turn, release };
  } catch (error) {
    release();
    throw error;
  }
}
