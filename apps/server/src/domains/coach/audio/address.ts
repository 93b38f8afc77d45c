import type { Ports } from '../../../context.ts';

/** How long a reply can be heard at one address; the history gives the next. */
const LIFETIME_S = 60 * 60;

/** Which reply an address is about, and the session that it was given to. */
export interface Spoken {
  turnId: string;
  sessionId: string;
}

/** Where a reply can be heard while its session lasts; undefined where nothing speaks. */
export function audioUrlOf(
  { speech, signer, now }: Ports,
  { turnId, sessionId }: Spoken,
): string | undefined {
  if (!speech.voice) return undefined;
  const expires = Math.floor(now() / 1000) + LIFETIME_S;
  const signature = signer.sign(signedText({ turnId, sessionId }, expires));
  const query = { expires: String(expires), session: sessionId, signature };
  return `/api/coach/audio/${turnId}?${new URLSearchParams(query)}`;
}

/** Whether an address is one of ours that is not too old yet; `expires` is in seconds since 1970. */
export function isValid(
  { signer, now }: Ports,
  spoken: Spoken,
  { expires, signature }: { expires: number; signature: string },
): boolean {
  return expires * 1000 > now() && signer.isOurs(signedText(spoken, expires), signature);
}

const signedText = ({ turnId, sessionId }: Spoken, expires: number) =>
  `coach-audio:${turnId}:${sessionId}:${expires}`;
