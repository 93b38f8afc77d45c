import { sharedStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { caseStems } from './case-stems.ts';
import type { LoggedTurn } from './replay.ts';

/** From so many content words of the buyer on nobody can say that nothing was taken up. */
const USED_STEMS = 2;

/**
 * The sentences of a message that have words of what the buyer had stated before.
 * @param ofReflection how many a sentence needs that was read as giving them back
 */
export function usingWords({ before, sentences }: LoggedTurn, ofReflection = 1): ReadSentence[] {
  const stated = before.revealed.map(({ text }) => caseStems(text));
  return sentences.filter(({ text, act }) => {
    const stems = caseStems(text);
    // "Então você trava na hora e isso já te custou": one word of theirs is enough to go on from.
    const least = act === 'reflection' ? ofReflection : USED_STEMS;
    return stated.some((one) => sharedStems(stems, one).length >= least);
  });
}

/** The messages in which the seller used what the buyer had stated. */
export const turnsUsingWords = (turns: readonly LoggedTurn[]): LoggedTurn[] =>
  turns.filter((turn) => usingWords(turn).length > 0);
