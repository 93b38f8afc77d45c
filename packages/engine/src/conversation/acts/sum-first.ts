import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { orderAct, orderOr, withoutPrices } from './order-act.ts';
import { alternativeSums } from './sum-alternatives.ts';
import { withBesides } from './sum-besides.ts';
import { correctedSum } from './sum-corrected.ts';
import { dealSum } from './sum-deal.ts';
import { differenceSum } from './sum-difference.ts';
import { completedSum, withLacking } from './sum-lacking.ts';
import { orderInstead } from './sum-order.ts';
import { redoneSum } from './sum-redone.ts';
import { restatedSum } from './sum-restated.ts';
import { statedRight } from './sum-stated.ts';

/**
 * The sum of a message where it is surely one: of an order over a price list, of the deal of the talk,
 * or of the sum before; else what the message is otherwise.
 * @param decided what a message does by itself, after the talk or after another state
 */
export function sumFirst(
  userInput: string,
  state: ConversationState,
  decided: (text: string, before?: ConversationState) => Act,
): Act {
  const ordered = state.lists.length > 0 ? orderAct(userInput, state) : null;
  if (ordered && !ordered.isOpen) return ordered.act;
  const deal = dealSum(userInput, state, () => decided(userInput));
  const act =
    (deal && withLacking(deal, userInput, state)) ??
    completedSum(userInput, state) ??
    statedRight(userInput, state) ??
    redoneSum(userInput, state, (one) => decided(one, { ...state, log: [], last: null })) ??
    correctedSum(userInput, state, (one) => decided(one, { ...state, log: [], last: null })) ??
    restatedSum(userInput, state) ??
    differenceSum(userInput, state) ??
    alternativeSums(userInput, (one) => decided(one)) ??
    withLacking(orderInstead(decided(userInput), userInput, state), userInput, state);
  const chosen = withoutPrices(orderOr(act, ordered), userInput, state);
  return withBesides(chosen, userInput, (one) => decided(one));
}
