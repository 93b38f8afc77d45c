import type { Act } from '../act.ts';
import type { Reading } from '../reading/priors.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { sumIn } from './form-act.ts';
import { plainSum } from './sum-act.ts';

/** A sum with all of its numbers answers no question for a name, a part or a purpose. */
export const plainSumInstead = (
  text: string,
  readings: readonly Reading[],
  state: ConversationState,
): Act | null =>
  /^(?:name|part|purpose|choice)$/.test(state.open?.kind ?? '')
    ? plainSum(text, sumIn(readings), state)
    : null;
