import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { answerInstead } from './answer-act.ts';
import { chargeDecision } from './charge-decision.ts';
import { concernAct } from './concern-act.ts';
import { hardWordsAct } from './hard-words-act.ts';
import { ownFactAct } from './own-fact.ts';
import { planAct } from './plan-act.ts';

/** From this coverage the seller's own documents outrank what is guessed. */
const COVERED = 0.5;

/** What a message states plainly, where the decided act only guesses what would help; else null. */
export function insteadOf(
  act: Act,
  text: string,
  state: ConversationState,
  coverage: number,
): Act | null {
  return (
    hardWordsAct(act, text) ??
    chargeDecision(act, text) ??
    ownFactAct(act, text, state) ??
    (coverage < COVERED ? (planAct(act, text) ?? concernAct(act, text)) : null) ??
    answered(answerInstead(act, text, state, coverage), text)
  );
}

const answered = (answer: Act | null, text: string): Act | null =>
  chargeDecision(answer, text) ?? answer;
