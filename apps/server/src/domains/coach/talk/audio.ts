import type { Ctx } from '../../../context.ts';
import { speakReply } from '../../../conversation/reply-audio.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AudioClip } from '../../../speech/speech.ts';
import * as auth from '../../auth/service.ts';
import { findTurn, type TurnRow } from '../data.ts';
import { replyAudio } from './turn.ts';

/** The signed query of an audio address; `expires` is in seconds since 1970. */
interface SignedQuery {
  expires: number;
  session: string;
  signature: string;
}

/**
 * Speaks a stored reply; every node can.
 * @throws AppError 404 for an address with a wrong signature, that has expired, whose session has
 * ended or whose turn was deleted; and as {@link speakReply} does.
 */
export async function speak(ctx: Ctx, turnId: string, query: SignedQuery): Promise<AudioClip> {
  const { userId, assistantResponse, language } = await turnAt(ctx, turnId, query);
  return speakReply(ctx, { ownerId: userId, text: assistantResponse, language });
}

async function turnAt({ db, ports }: Ctx, turnId: string, query: SignedQuery): Promise<TurnRow> {
  const address = { replyId: turnId, loginSessionId: query.session };
  const turn = replyAudio.isValid(ports, address, query) ? await findTurn(db, turnId) : undefined;
  if (!turn || !(await auth.isSignedIn(db, turn.userId, query.session))) {
    throw new AppError('NOT_FOUND');
  }
  return turn;
}
