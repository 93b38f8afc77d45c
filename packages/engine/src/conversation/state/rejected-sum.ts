import { fold } from '../../shared/text.ts';
import type { ConversationState } from './conversation-state.ts';

type Log = ConversationState['log'];

/** "a conta está errada", "não pode ser 12": the result right before is not the seller's. */
const REJECTS =
  /\b(?:(?:esta|ta|ficou|deu|saiu|veio|fez|somou|calculou|contou) (?:tudo |tao )?errad[oa]s?|(?:voce|vc|o senhor|a senhora) errou|(?:conta|soma|resultado|valor|total) errad[oa]|nao pode ser|nao exist\w+|nao (?:bate|confere|fecha)|o (?:certo|correto) (?:e|eh|seria|era))\b/;
const rejectsSum = (text: string): boolean => REJECTS.test(fold(text));

const NEAR = 3;

/** Whether the seller said of a sum that it is wrong. @param texts messages of the log and after it */
export function isRejected(log: Log, at: number, texts: readonly string[]): boolean {
  if (log[at]?.act.kind !== 'sum') return false;
  for (let later = at + 1; later <= Math.min(at + NEAR, texts.length - 1); later++) {
    if (rejectsSum(texts[later] ?? '')) return true;
    if (log[later]?.act.kind === 'sum') return false;
  }
  return false;
}
