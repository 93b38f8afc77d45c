import type { Act } from '../act.ts';
import { asksPermission } from '../reading/permission.ts';
import { recognised } from '../reading/recognise.ts';
import { saidBy } from '../reading/reported.ts';
import { countWords } from '../reading/wording.ts';

export const isUnclear = (act: Act) => act.kind === 'small-talk' && act.topic === 'unclear';

/** A question that yes or no answers is neither off topic nor an order for a text. */
export function permissionInstead(act: Act, text: string): Act {
  const isKnown = act.kind === 'objection' && act.isGuess !== true && act.keys[0] !== 'unknown';
  if (isKnown && saidBy(text) !== null) return act;
  const isGuess =
    /^(?:off-topic|question|case|objection|text|change)$/.test(act.kind) ||
    isUnclear(act) ||
    (act.kind === 'sum' && act.outcome.kind === 'missing');
  if (!isGuess || !asksPermission(text)) return act;
  const last = text.split(/(?<=[.!?])\s+/u).findLast((one) => asksPermission(one)) ?? text;
  const asked = countWords(last) > BARE_WORDS ? last : text;
  const advice = recognised(asked).ranked.find(({ label }) => label.startsWith('ask.'));
  return advice && advice.probability >= PERMITTED
    ? { kind: 'advice', topic: advice.label.slice('ask.'.length), said: text }
    : { kind: 'small-talk', topic: 'decide' };
}
const PERMITTED = 0.15;
/** "Vale a pena?" asks about the sentence before. */
const BARE_WORDS = 3;
