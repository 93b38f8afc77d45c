import { ANSWERING } from './answer-all.ts';
import type { Move } from './moves.ts';
import type { Saying, Turn } from './turn.ts';

/** What only comments on the message, or was not understood in it. */
const FILLERS: ReadonlySet<Move> = new Set(['flat', 'thank', 'pitied', 'confused']);

/** Who answers answers, without a comment in front; words given back are confirmed where that is asked for. */
export function withoutFillers({ reading, sayings, state }: Turn): Saying[] {
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

const AGAIN = /^como te falei, /iu;

/** That something was said before is remarked once in an answer. */
export function onceAgain(sayings: readonly Saying[]): Saying[] {
  const first = sayings.findIndex(({ text }) => text !== undefined && AGAIN.test(text));
  return sayings.map((one, at) =>
    one.text === undefined || at <= first ? one : { ...one, text: one.text.replace(AGAIN, '') },
  );
}
