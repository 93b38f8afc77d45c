import { isApologising } from '../reading/apologising.ts';
import { plain } from '../reading/plain.ts';
import { isHurry, makesSmall } from '../reading/pressing.ts';
import { dismissalIn } from '../review/dismissing.ts';
import type { Move } from './moves.ts';
import { change, isHurt, type Saying, say, type Turn } from './turn.ts';

const DISMISSED = { trust: -8, patience: -12 };
const HURRIED = { trust: -5, patience: -10 };
const FORGIVEN = { trust: 2, patience: 2 };

/** Remembers that the seller hurt the buyer, until that is made up for. */
export function hurt({ state }: Turn, by = 1) {
  state.hurts = (state.hurts ?? 0) + by;
}

/** Hurts are made up for, by an apology or by having listened. */
export function heal({ state }: Turn, by = 1) {
  if (isHurt(state)) state.hurts = Math.max(0, (state.hurts ?? 0) - by);
}

/** What the seller makes small, or hurries without a reason, is felt before anything else; false without it. */
export function feelSlight(turn: Turn): boolean {
  const { state, reading } = turn;
  const folded = reading.sentences.map(({ text }) => plain(text));
  const before = { ...state, count: state.count - 1, lastRevealed: state.revealed.map(keyOf) };
  if (dismissalIn({ before, sentences: reading.sentences }) || folded.some(makesSmall)) {
    change(turn, DISMISSED);
    hurt(turn);
    say(turn, 'slighted');
    return true;
  }
  // Pressure has a price of its own.
  const isPressed = reading.sentences.some(({ act }) => act === 'pressure');
  if (isPressed || !folded.some(isHurry)) return false;
  change(turn, HURRIED);
  hurt(turn);
  say(turn, 'pressed');
  return true;
}

const keyOf = ({ key }: { key: string }): string => key;

/** Hurts that one apology makes up for. */
const APOLOGY = 2;

/** Who says sorry is forgiven; what was done again and again takes more than once. */
export function acceptApology(turn: Turn) {
  const { state, reading } = turn;
  if (!isHurt(state) || !isApologising(reading.folded)) return;
  heal(turn, APOLOGY);
  if (isHurt(state)) return;
  change(turn, FORGIVEN);
  say(turn, 'forgiven');
}

/** Agreement, thanks and praise, which nobody who was hurt says. */
const WARM: ReadonlySet<Move> = new Set([
  ...(['confirm', 'thank', 'payoff', 'interest', 'impressed', 'resolved', 'partnerFor'] as const),
]);
/** A price is noted, and praised by nobody who was hurt. */
const OF_PRICE: ReadonlySet<Move> = new Set(['discounted', 'trade', 'settled'] as const);

/** What a buyer who was hurt says in place of it. */
export function withoutWarmth({ state, sayings }: Turn): Saying[] {
  if (!isHurt(state) || state.end !== 'active') return sayings;
  const kept = sayings
    .filter(({ move }) => !WARM.has(move))
    .map((one): Saying => (OF_PRICE.has(one.move) ? { ...one, move: 'priceNoted' } : one));
  return kept.length > 0 || sayings.length === 0 ? kept : [{ move: 'cool' }];
}
