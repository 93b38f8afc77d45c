import { goalsOf } from '../../request-parts/index.ts';
import type { Act } from '../act.ts';
import { correctsText } from '../changes/corrected.ts';
import { withPlainOrders } from '../reading/imperatives.ts';
import { withoutLead } from '../reading/preamble.ts';
import { withoutGreeting } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isAwaiting } from './awaiting.ts';
import { changeAct } from './form-act.ts';
import { newsInstead } from './news-act.ts';
import { orderedChange } from './ordered-change.ts';

/**
 * From this share on a message right after a text changes it, whatever its words are about: in the
 * development dialogues 130 messages reach it, and all of them are changes.
 */
const SURE = 0.9;

/** Whether a message surely changes the text that the turn before gave. */
function surelyChanges(text: string, { last, artefact }: ConversationState): boolean {
  if ((last?.kind !== 'text' && last?.kind !== 'change') || artefact === null) return false;
  return goalsOf(text, artefact.text).change >= SURE;
}

/** Whether a message puts another day, hour or price in the text that the turn before gave. */
export const correctsLast = (text: string, { last, artefact }: ConversationState): boolean =>
  (last?.kind === 'text' || last?.kind === 'change') &&
  artefact !== null &&
  correctsText(text, artefact.text);

/** The change that a message surely makes of the text before it; null for others. */
export function sureChange(userInput: string, state: ConversationState): Act | null {
  if (isAwaiting(state.open)) return null;
  const { text, endsPractice } = withoutLead(withoutGreeting(withPlainOrders(userInput.trim())));
  if (endsPractice || !surelyChanges(text, state)) return null;
  const change = orderedChange(text, state);
  const act = change && changeAct(change, text, state);
  return act && (newsInstead(act, text) ?? act);
}
