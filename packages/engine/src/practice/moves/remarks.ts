import { plain } from '../reading/plain.ts';
import { isTagged } from '../reading/question-words.ts';
import { FRAMES, LEANS } from '../reading/wording.ts';
import { ANSWERING } from './answer-all.ts';
import { offersChoice } from './doubts.ts';
import type { Move } from './moves.ts';
import type { Saying, Turn } from './turn.ts';

/** What only comments on the message, or was not understood in it. */
const FILLERS: ReadonlySet<Move> = new Set(['flat', 'thank', 'pitied', 'confused']);

/** Who answers answers, without a comment in front; words given back are confirmed where that is asked for. */
export function withoutFillers(turn: Turn): Saying[] {
  const { reading, state } = turn;
  const sayings = withoutLooseConfirm(turn);
  // A first greeting goes without what is not known.
  if (state.count === 1 && sayings.length > 1) {
    return sayings.filter(({ move: what }) => what !== 'detail' && what !== 'confused');
  }
  if (!sayings.some(({ move: what }) => ANSWERING.has(what))) return sayings;
  const asksToConfirm = reading.sentences.some(
    ({ act, text }) => act === 'reflection' && text.endsWith('?'),
  );
  return sayings.filter(
    ({ move: what }) => !FILLERS.has(what) && (what !== 'confirm' || asksToConfirm),
  );
}

/** Only a summary of what was said is confirmed beside another answer; a choice or a proposal is none. */
function withoutLooseConfirm({ reading, sayings }: Turn): Saying[] {
  if (sayings.length < 2) return sayings;
  const isSummed = reading.sentences.some(
    ({ act, text }) =>
      act === 'reflection' &&
      !offersChoice(text) &&
      (FRAMES.test(plain(text)) || LEANS.test(plain(text)) || isTagged(plain(text))),
  );
  return isSummed ? sayings : sayings.filter(({ move: what }) => what !== 'confirm');
}

const AGAIN = /^como te falei, /iu;

/** That something was said before is remarked once in an answer. */
export function onceAgain(sayings: readonly Saying[]): Saying[] {
  const first = sayings.findIndex(({ text }) => text !== undefined && AGAIN.test(text));
  return sayings.map((one, at) =>
    one.text === undefined || at <= first ? one : { ...one, text: one.text.replace(AGAIN, '') },
  );
}
