import { hintFor } from './hint.ts';
import type { Practice } from './port.ts';
import { practiceStateOf, sessionStateOf } from './practice-state.ts';
import { reviewOf } from './review/review.ts';
import { beginning, instantOf, moodOf, receiveMessage, recordBubbles, turnOf } from './session.ts';
import { timeTurn } from './time.ts';

export {
  type CardPrompt,
  cardHint,
  cardLine,
  judgeCard,
  objectionLines,
  ownLineCard,
  scriptPlace,
} from './card/index.ts';
export { acceptsLine } from './check-line.ts';
export type * from './port.ts';

/** The practice engine: a buyer whose every move follows from the seed and the seller's words. */
export function createPractice(): Practice {
  return {
    open(setup) {
      const state = beginning(setup);
      return {
        persona: state.buyer.persona,
        briefing: state.buyer.briefing,
        state: practiceStateOf(state),
        mood: moodOf(setup, state),
        clock: instantOf(setup, state),
      };
    },
    receive: (setup, state, text) =>
      turnOf(setup, receiveMessage(setup, sessionStateOf(state), text)),
    passTime: (setup, state, hours) => timeTurn(setup, sessionStateOf(state), hours),
    record: (state, bubbles) => practiceStateOf(recordBubbles(sessionStateOf(state), bubbles)),
    hint: (setup, state) => hintFor(setup, sessionStateOf(state)),
    review: reviewOf,
  };
}
