import { PRACTICE_HINTS, type PracticeHint } from '../knowledge/practice/index.ts';
import { LEVELS } from './levels.ts';
import type { PracticeSetup } from './port.ts';
import { cutAtClause } from './reading/excerpt.ts';
import { piecesOf } from './reading/sentences.ts';
import type { SessionState } from './types.ts';

const QUOTED_MAX = 90;

/** The next good step, from what the seller can see: nothing that the buyer has not said. */
export function hintFor(setup: PracticeSetup, state: SessionState): string {
  const said = state.recent.at(-1) ?? state.revealed.at(-1)?.text ?? '';
  return PRACTICE_HINTS[nextStep(setup, state)].replaceAll('{fala}', () => quoted(said));
}

const quoted = (said: string) =>
  cutAtClause((piecesOf(said)[0]?.text ?? said).replace(/[.!?…]{1,3}$/, ''), QUOTED_MAX);

function nextStep(setup: PracticeSetup, state: SessionState): PracticeHint {
  const rules = LEVELS[setup.level];
  const { known, price } = state;
  const objection = state.isOpen ? state.raised.at(-1) : undefined;
  if (state.silentSince !== null)
    return state.clock - state.silentSince < WAIT ? 'wait' : 'comeBack';
  if (state.count === 0) return 'begin';
  if (state.isNotCustomerKnown) return 'release';
  if (objection?.family === 'authority') return 'involve';
  if (objection) return answering(objection);
  if (!known.includes('pain')) return 'problem';
  if (state.lastRevealed.length > 0 && state.lastCount > 0) return 'reflect';
  if (state.implications < Math.max(1, rules.implicationsGate)) return 'consequence';
  if (!known.includes('decision_maker')) return 'decider';
  if (known.length < rules.factsGate) return 'more';
  if (state.linkedPitches < rules.linkedGate) return 'link';
  if (price.stated === null) return 'price';
  const knowsPartner = known.includes('decision_maker') && state.buyer.partner !== null;
  if (knowsPartner && !state.isPartnerInvolved) return 'involve';
  return price.counters.length > 0 && !price.hasTraded ? 'trade' : 'close';
}

const WAIT = 20 * 60;

const answering = ({
  acknowledged,
  asked,
}: {
  acknowledged: boolean;
  asked: boolean;
}): PracticeHint => (acknowledged ? (asked ? 'answer' : 'isolate') : 'acknowledge');
