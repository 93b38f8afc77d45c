import type { Act } from '../act.ts';
import { ordersToWriter } from '../compose/writer-orders.ts';
import { withPlainOrders } from '../reading/imperatives.ts';
import { withoutLead } from '../reading/preamble.ts';
import { type Reading, withPriors } from '../reading/priors.ts';
import { recognisedCase } from '../reading/recognise.ts';
import { withoutGreeting } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { actFor } from './label-act.ts';

/** Labels of recognition that an act agrees with; an act of another kind is never contradicted. */
const AGREES: Partial<Record<Act['kind'], RegExp>> = {
  change: /^(?:change|write)\./,
  explain: /^flow\.(?:explain|repair)/,
  objection: /^(?:obj|flow\.insist|ask\.objections)/,
  'off-topic': /^(?:none|talk)/,
  repair: /^(?:flow\.(?:repair|no)|change|talk\.abuse)/,
};
/** From this probability of its likeliest label a message contradicts an act. */
const SURE = 0.9;
/** Up to this probability of all labels that an act agrees with together, it is contradicted. */
const AGREED = 0.03;

/**
 * What a message is clearly recognised as where its form led to an act that this contradicts; else null.
 * @param coverage of the message by the seller's documents, 0 to 1
 */
export function contradicted(
  act: Act,
  userInput: string,
  state: ConversationState,
  coverage: number,
): Act | null {
  if (act.kind === 'repair' && act.again !== null) return null;
  const { text } = withoutLead(withoutGreeting(withPlainOrders(userInput.trim())));
  if (act.kind === 'change' && ordersToWriter(text).said.length > 0) return null;
  const other = contradicting(act, withPriors(recognisedCase(text), text, state, coverage));
  return other && actFor(other.label, text, state);
}

function contradicting(act: Act, readings: readonly Reading[]): Reading | null {
  const agrees = AGREES[act.kind];
  const [best] = readings;
  if (!agrees || !best || best.probability < SURE || agrees.test(best.label)) return null;
  const share = readings
    .filter(({ label }) => agrees.test(label))
    .reduce((sum, { probability }) => sum + probability, 0);
  return share <= AGREED ? best : null;
}
