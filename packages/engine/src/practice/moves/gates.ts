import { acceptedPrice } from './pricing.ts';
import { isHurt, isPrevented, type Turn } from './turn.ts';

/** What a buyer still needs before buying. */
export type Gate =
  | 'customer'
  | 'price'
  | 'objection'
  | 'partner'
  | 'hurt'
  | 'trust'
  | 'pain'
  | 'facts'
  | 'reflections'
  | 'implications'
  | 'linked'
  | 'value'
  | 'ceiling';

/** The gates that are still shut, in the order in which the buyer speaks of them. */
export function missingGates(turn: Turn): Gate[] {
  const { state, rules } = turn;
  const { buyer, price } = state;
  const gates: [Gate, boolean][] = [
    ['customer', buyer.notCustomer === null],
    ['price', price.stated !== null],
    ['objection', !state.isOpen && state.queue.every((one) => isPrevented(turn, one))],
    // Who decides alone holds nothing back; of another decider the seller has to know.
    ['partner', buyer.partner === null || state.isPartnerInvolved],
    ['hurt', !isHurt(state)],
    ['pain', state.known.includes('pain')],
    ['trust', state.trust >= rules.trustGate],
    ['facts', state.known.length >= rules.factsGate],
    ['reflections', state.freshReflections >= rules.reflectionsGate],
    ['implications', state.implications >= rules.implicationsGate],
    ['linked', state.linkedPitches >= rules.linkedGate],
    ['value', state.value >= rules.valueGate],
    ['ceiling', price.offered !== null && price.offered <= acceptedPrice(turn)],
  ];
  return gates.filter(([, isOpen]) => !isOpen).map(([gate]) => gate);
}
