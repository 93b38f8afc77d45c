import type { Ports } from '../../../context.ts';

/** How long a reply can be heard at one address; the history gives the next. */
const LIFETIME_S = 60 * 60;

/** Where a reply can be heard, for whoever holds the address; undefined where nothing speaks. */
export function audioUrlOf({ speech, signer, now }: Ports, id: string): string | undefined {
  if (!speech.voice) return undefined;
  const expires = Math.floor(now() / 1000) + LIFETIME_S;
  const signature = signer.sign(signedText(id, expires));
  return `/api/coach/audio/${id}?${new URLSearchParams({ expires: String(expires), signature })}`;
}

/** Whether an address is one of ours that is not too old yet; `expires` is in seconds since 1970. */
export function isValid(
  { signer, now }: Ports,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): boolean {
  return expires * 1000 > now() && signer.isOurs(signedText(id, expires), signature);
}

const signedText = (id: string, expires: number) => `coach-audio:${id}:${expires}`;
