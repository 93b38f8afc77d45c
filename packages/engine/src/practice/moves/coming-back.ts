import { PRICE_VALUE, REVEALS_FROM, SILENCE_MINUTES } from '../levels.ts';
import { chance } from '../seeded.ts';
import { sayPartnerView } from './partner.ts';
import { change, openObjection, say, type Turn } from './turn.ts';

const PATIENT = 20;
/** Value below the one at which a price does not frighten, from which a buyer thinks about it. */
const VALUE_BELOW = 15;
/** What a buyer says once of the own accord. */
const PARTNER = 'back:partner';
const THOUGHT = 'back:thought';

/** Somebody who was listened to, and sees a reason to think about it. */
function isInterested({ state }: Turn): boolean {
  const { buyer, known, trust, value, patience, reflections, linkedPitches } = state;
  return (
    buyer.notCustomer === null &&
    known.includes('pain') &&
    reflections + linkedPitches > 0 &&
    trust >= REVEALS_FROM.impact &&
    value >= PRICE_VALUE - VALUE_BELOW &&
    patience > PATIENT
  );
}

/** What the buyer may come back with; null where nothing was left to think about or to talk over. */
function reasonOf({ state }: Turn): typeof PARTNER | typeof THOUGHT | null {
  const objection = openObjection(state);
  const isShared =
    state.buyer.partner !== null &&
    !state.isPartnerInvolved &&
    (state.known.includes('decision_maker') || objection?.family === 'authority');
  if (isShared && !state.used.includes(PARTNER)) return PARTNER;
  const isThinking = objection?.family === 'timing' || state.closeTries > 0 || !state.isOpen;
  return isThinking && !state.used.includes(THOUGHT) ? THOUGHT : null;
}

/** After a day without a message an interested buyer sometimes writes first. */
export function comeBackAlone(turn: Turn, hours: number) {
  const { state, setup, rules } = turn;
  const reason = reasonOf(turn);
  if (state.end !== 'active' || state.silentSince !== null || hours * 60 < SILENCE_MINUTES) return;
  if (reason === null || !isInterested(turn)) return;
  if (chance(setup.seed, 'comes back', state.count, state.clock) >= rules.returns) return;
  state.used.push(reason);
  change(turn, { trust: 2, value: 2 });
  if (reason === PARTNER) return sayPartnerView(turn);
  const objection = openObjection(state);
  if (objection?.family === 'timing') {
    objection.isResolved = true;
    state.isOpen = false;
  }
  say(turn, 'thoughtOver');
}
