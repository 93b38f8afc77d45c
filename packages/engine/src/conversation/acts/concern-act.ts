import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { concernIn, isKnownObjection } from '../reading/concern.ts';
import { textRequested } from './text-request.ts';

const GUESSED = /^(?:objection|advice|answer|case|question|off-topic)$/;
/** A customer's wish for a false or hidden statement. */
const DISHONEST =
  /\b(?:quer\w*|ped(?:iu|e|indo)|pergunt\w+ se|pretend\w+|vai)\b.{0,40}\b(?:omit\w+|mentir|falsific\w+|fals[oa]s?|escond\w+|soneg\w+|superfatur\w+|adulter\w+|burl\w+|fraud\w+|laranja|nota (?:com|de|por) (?:um )?(?:valor|preco) (?:menor|maior|diferente|mais baixo))\b/;
const UNCLEAR = /^(?:unclear|promise)$/;

const peopleWish = (text: string) =>
  !/\b(?:eu|quero|vou|preciso|estou|to)\b/.test(fold(text).split(',')[0] ?? '');

/**
 * A customer's fear or question that no known objection is about is answered in its own words, not
 * by the nearest card; null for every other message.
 */
export function concernAct(act: Act, text: string): Act | null {
  const isGuessed =
    GUESSED.test(act.kind) || (act.kind === 'small-talk' && UNCLEAR.test(act.topic));
  if (!isGuessed || textRequested(text) !== null) return null;
  if (DISHONEST.test(fold(text)) && peopleWish(text))
    return { kind: 'answer', key: 'customer-asks-to-lie', topic: 'qualification', said: text };
  const concern = concernIn(text);
  if (concern === null || concern.kind === 'statement' || isKnownObjection(concern)) return null;
  const key = concern.kind === 'fear' ? 'doubt' : 'unknown';
  return { kind: 'objection', keys: [key], said: text, isGuess: true };
}
