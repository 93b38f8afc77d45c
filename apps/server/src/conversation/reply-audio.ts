import type { Language } from '@salesai/contract/common';
import type { Ctx, Ports } from '../context.ts';
import { AppError } from '../http/app-error.ts';
import { withRelease } from '../http/capacity.ts';
import { RULES } from '../http/rules.ts';
import { type AudioClip, SpeechError } from '../speech/speech.ts';
import { spokenText } from '../speech/spoken/text.ts';

/** How long an audio URL is valid; the history contains a new one. */
const LIFETIME_S = 60 * 60;

/** The reply that a URL plays, and the session that it was issued to. */
export interface ReplyAddress {
  replyId: string;
  loginSessionId: string;
}

/** Signed URLs at which the replies of one domain can be played. */
export interface ReplyAudio {
  /** Undefined where this server has no speech synthesizer. */
  urlOf(ports: Ports, address: ReplyAddress): string | undefined;
  /** Whether a URL was signed here and has not expired; `expires` is in seconds since 1970. */
  isValid(
    ports: Ports,
    address: ReplyAddress,
    signed: { expires: number; signature: string },
  ): boolean;
}

/**
 * @param path of the route that answers `<path>/<reply id>`.
 * @param purpose is signed too, so that no URL of one domain is valid in another.
 * @param options.stableForS URLs of one reply are equal within each period of this many seconds.
 */
export function createReplyAudio(
  path: string,
  purpose: string,
  { stableForS = 1 }: { stableForS?: number } = {},
): ReplyAudio {
  const signedText = ({ replyId, loginSessionId }: ReplyAddress, expires: number) =>
    `${purpose}:${replyId}:${loginSessionId}:${expires}`;
  return {
    urlOf({ speech, signer, now }, address) {
      if (!speech.synthesizer) return undefined;
      const expires = Math.ceil((now() / 1000 + LIFETIME_S) / stableForS) * stableForS;
      const signature = signer.sign(signedText(address, expires));
      const query = { expires: String(expires), session: address.loginSessionId, signature };
      return `${path}/${address.replyId}?${new URLSearchParams(query)}`;
    },
    isValid: ({ signer, now }, address, { expires, signature }) =>
      expires * 1000 > now() && signer.isValid(signedText(address, expires), signature),
  };
}

/** A stored reply that is to be spoken; its owner's limits count. */
export interface SpokenReply {
  ownerId: string;
  text: string;
  language: Language;
}

/**
 * Synthesizes a reply, on any node.
 * @throws AppError 404 without a synthesizer, 429 when its owner reaches a limit, 503.
 */
export async function speakReply({ ports }: Ctx, reply: SpokenReply): Promise<AudioClip> {
  const { limits, capacity } = ports;
  await limits.consume(RULES.speech, reply.ownerId);
  return withRelease(capacity.speech.acquire(reply.ownerId), () => synthesized(ports, reply));
}

async function synthesized({ speech }: Ports, { text, language }: SpokenReply): Promise<AudioClip> {
  if (!speech.synthesizer) throw new AppError('NOT_FOUND');
  try {
    return await speech.synthesizer.synthesize(spokenText(text, language), language);
  } catch (cause) {
    if (!(cause instanceof SpeechError)) throw cause;
    const { retryAfter } = cause;
    throw new AppError('UNAVAILABLE', {
      message: 'errors:conversation.speech',
      cause,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
}
