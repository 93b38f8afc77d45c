import { type MessageLabel, type Recognition, recogniseMessage } from '../recognition/index.ts';

const CACHE_MAX = 400;
const cache = new Map<string, Recognition<MessageLabel>>();

/** {@link recogniseMessage} with the latest results kept: every turn reads the same history again. */
export function recognised(text: string): Recognition<MessageLabel> {
  const known = cache.get(text);
  if (known) return known;
  if (cache.size >= CACHE_MAX) cache.clear();
  const found = recogniseMessage(text);
  cache.set(text, found);
  return found;
}
