import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { within } from '../../../http/capacity.ts';
import { RULES } from '../../../http/rules.ts';
import { type Sound, SpeechError } from '../../../speech/speech.ts';
import { spokenText } from '../../../speech/spoken/text.ts';
import * as auth from '../../auth/service.ts';
import { findTurn, type TurnRow } from '../data.ts';
import { isValid } from './address.ts';

/**
 * Speaks a reply. Every node can, from the log: what was spoken before is only kept to save the work.
 * @throws AppError 404 for an address that is not ours, is too old, whose session has ended or whose
 * turn is gone; 429 when its owner asks for too much; 503.
 */
export async function speak(
  ctx: Ctx,
  turnId: string,
  signed: { expires: number; session: string; signature: string },
): Promise<Sound> {
  const { limits, capacity } = ctx.ports;
  const turn = await turnAt(ctx, { turnId, sessionId: signed.session }, signed);
  await limits.consume(RULES.speech, turn.userId);
  return within(capacity.speech.take(turn.userId), () => say(ctx, turn));
}

async function turnAt(
  { db, ports }: Ctx,
  spoken: { turnId: string; sessionId: string },
  signed: { expires: number; signature: string },
): Promise<TurnRow> {
  const turn = isValid(ports, spoken, signed) ? await findTurn(db, spoken.turnId) : undefined;
  if (!turn || !(await auth.isSignedIn(db, turn.userId, spoken.sessionId))) {
    throw new AppError('NOT_FOUND');
  }
  return turn;
}

async function say({ ports }: Ctx, { assistantResponse, language }: TurnRow): Promise<Sound> {
  const { voice } = ports.speech;
  if (!voice) throw new AppError('NOT_FOUND');
  try {
    return await voice.say(spokenText(assistantResponse, language), language);
  } catch (cause) {
    if (!(cause instanceof SpeechError)) throw cause;
    const { retryAfter } = cause;
    throw new AppError('UNAVAILABLE', {
      message: 'errors:coach.synthesizerUnavailable',
      cause,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
}
