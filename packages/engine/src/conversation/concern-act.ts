import type { Act } from './act.ts';
import { concernIn, isKnownObjection } from './concern.ts';
import { textRequested } from './text-request.ts';

const GUESSED = /^(?:objection|advice|answer|case|question|off-topic)$/;
const UNCLEAR = /^(?:unclear|promise)$/;

/**
 * A customer's fear or question that no known objection is about is answered in its own words, not
 * by the nearest card; null for every other message.
 */
export function concernAct(act: Act, text: string): Act | null {
  const isGuessed =
    GUESSED.test(act.kind) || (act.kind === 'small-talk' && UNCLEAR.test(act.topic));
  if (!isGuessed || textRequested(text) !== null) return null;
  const concern = concernIn(text);
  if (concern === null || concern.kind === 'statement' || isKnownObjection(concern, text))
    return null;
  return { kind: 'objection', keys: ['unknown'], said: text };
}
