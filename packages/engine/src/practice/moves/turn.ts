import { LEVELS, type LevelRules } from '../levels.ts';
import type { PracticeSetup } from '../port.ts';
import type { Reading } from '../reading/acts.ts';
import { plain } from '../reading/plain.ts';
import { chance } from '../seeded.ts';
import type { BuyerObjection, ObjectionRecord, ReadSentence, SessionState } from '../types.ts';
import type { Move } from './moves.ts';

/** One thing that the buyer says. */
export interface Saying {
  move: Move;
  /** What is revealed, in its exact words. */
  fact?: { key: string; text: string };
  objection?: BuyerObjection;
  price?: number;
  /** What the seller is called. */
  name?: string;
  /** The seller named this price in an earlier message. */
  isKnown?: boolean;
  /** Words that replace the lines of the move. */
  text?: string;
}

/** A message of the seller while it takes effect on a draft of the state. */
export interface Turn {
  setup: PracticeSetup;
  rules: LevelRules;
  /** A draft: only this turn sees it. */
  state: SessionState;
  reading: Reading;
  sayings: Saying[];
}

export const createTurn = (setup: PracticeSetup, state: SessionState, reading: Reading): Turn => ({
  setup,
  rules: LEVELS[setup.level],
  state,
  reading,
  sayings: [],
});

interface Change {
  trust?: number;
  value?: number;
  /** In tenths. */
  patience?: number;
  urgency?: number;
}

export function change(
  { state }: Turn,
  { trust = 0, value = 0, patience = 0, urgency = 0 }: Change,
) {
  // Who was hurt gains no trust before that is made up for.
  state.trust = clamp(state.trust + (isHurt(state) ? Math.min(0, trust) : trust), 100);
  state.value = clamp(state.value + value, 100);
  state.urgency = clamp(state.urgency + urgency, 100);
  state.patience = clamp(state.patience + patience, 100);
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));

export function say(turn: Turn, move: Move, more: Omit<Saying, 'move'> = {}) {
  turn.sayings.push({ move, ...more });
}

/** The buyer says something of the own case; it can be given back and linked to. */
export function tell({ sayings, state }: Turn, key: string, text: string) {
  state.revealed.push({ key, text });
  state.lastRevealed.push(key);
  sayings.push({ move: 'fact', fact: { key, text } });
}

export const isHurt = ({ hurts = 0 }: Pick<SessionState, 'hurts'>): boolean => hurts > 0;

/** Whether the buyer has said this in the session, not only something of the same kind. */
export const wasSaid = ({ revealed, mentioned }: SessionState, text: string): boolean => {
  const core = plain(text).replace(/^(?:ja|sim|olha|bom|ah|entao|hoje), /, '');
  return plain([...revealed.map((one) => one.text), ...mentioned].join(' ')).includes(core);
};

/** A seeded decision of this message. */
export const draw = ({ setup, state }: Turn, key: string): number =>
  chance(setup.seed, key, state.count);

export const openObjection = ({ raised, isOpen }: SessionState): ObjectionRecord | null =>
  isOpen ? (raised.at(-1) ?? null) : null;

const isSameMoney = (one: BuyerObjection, other: BuyerObjection): boolean =>
  one.family === 'price' && other.family === 'price';

/** The buyer raises an objection; it stays open until it is resolved. */
export function raise(turn: Turn, objection: BuyerObjection) {
  const { state } = turn;
  const { key, family } = objection;
  // Who has said that it is expensive does not say so again in other words.
  state.queue = state.queue.filter((one) => one.key !== key && !isSameMoney(one, objection));
  state.isOpen = true;
  state.raised.push({
    key,
    family,
    acknowledged: false,
    asked: false,
    answered: false,
    confirmed: false,
    tries: 0,
    isResolved: false,
  });
  say(turn, 'object', { objection });
}

/** Urgency, trust and value from which an objection of that family does not come up. */
const PREVENTED_FROM = { urgency: 22, trust: 80, valueAboveGate: 20 } as const;

/** Good discovery prevents objections. */
export function isPrevented({ state, rules }: Turn, { family }: BuyerObjection): boolean {
  switch (family) {
    case 'timing':
      return state.urgency >= PREVENTED_FROM.urgency;
    case 'trust':
      return state.trust >= PREVENTED_FROM.trust && state.proofs > 0;
    case 'need':
      return state.value >= rules.valueGate + PREVENTED_FROM.valueAboveGate;
    default:
      return false;
  }
}

export function raiseNext(turn: Turn): boolean {
  turn.state.queue = turn.state.queue.filter((objection) => !isPrevented(turn, objection));
  const [next] = turn.state.queue;
  if (!next) return false;
  raise(turn, next);
  return true;
}

/** Applies the effect of one of the seller's sentences. */
export type Effect = (turn: Turn, sentence: ReadSentence) => void;
