import type { Ctx } from '../../context.ts';
import { createReplyAudio, speakReply } from '../../conversation/reply-audio.ts';
import { AppError } from '../../http/app-error.ts';
import type { AudioClip } from '../../speech/speech.ts';
import * as auth from '../auth/service.ts';
import { findBuyerMessage } from './data.ts';

/** The signed query of an audio address; `expires` is in seconds since 1970. */
interface SignedQuery {
  expires: number;
  session: string;
  signature: string;
}

/** A repeated call has to answer the same, its URLs included. */
const STABLE_FOR_S = 24 * 60 * 60;

export const messageAudio = createReplyAudio('/api/practice/audio', 'practice-audio', {
  stableForS: STABLE_FOR_S,
});

/**
 * Speaks a stored message of the buyer, who writes Portuguese; every node can.
 * @throws AppError 404 for an address with a wrong signature, that has expired, whose sign-in has ended
 * or whose message was deleted; and as {@link speakReply} does.
 */
export async function speak(ctx: Ctx, messageId: string, query: SignedQuery): Promise<AudioClip> {
  const { db, ports } = ctx;
  const address = { replyId: messageId, loginSessionId: query.session };
  const isValid = messageAudio.isValid(ports, address, query);
  const message = isValid ? await findBuyerMessage(db, messageId) : undefined;
  if (!message?.text || !(await auth.isSignedIn(db, message.userId, query.session))) {
    throw new AppError('NOT_FOUND');
  }
  return speakReply(ctx, { ownerId: message.userId, text: message.text, language: 'pt-BR' });
}
