import { comeBackAlone } from './moves/coming-back.ts';
import { createTurn, type Saying } from './moves/turn.ts';
import type { BuyerBubble, PracticeSetup, PracticeTurn } from './port.ts';
import { practiceStateOf } from './practice-state.ts';
import { NOTHING_READ } from './reading/acts.ts';
import { decisionOf, instantOf, moodOf, speak } from './session.ts';
import type { SessionState } from './types.ts';

/** A buyer who was left without an answer this long loses patience. */
const NEGLECTED_HOURS = 20;
const NEGLECTED = 5;

/** What the passing of time leads to. */
interface TimeStep {
  state: SessionState;
  sayings: Saying[];
  bubbles: BuyerBubble[];
}

/** Simulated time passes; nobody writes. */
export function afterHours(before: SessionState, hours: number): SessionState {
  const isNeglected = before.silentSince === null && hours >= NEGLECTED_HOURS && before.count > 0;
  return {
    ...structuredClone(before),
    clock: before.clock + Math.round(hours * 60),
    patience: Math.max(isNeglected ? 5 : 0, before.patience - (isNeglected ? NEGLECTED : 0)),
    lastCount: 0,
    lastRevealed: [],
  };
}

/** Simulated time passes without a message of the seller; an interested buyer may write. */
export function waitFor(setup: PracticeSetup, before: SessionState, hours: number): TimeStep {
  const state = afterHours(before, hours);
  const turn = createTurn(setup, state, NOTHING_READ);
  comeBackAlone(turn, hours);
  return { state, sayings: turn.sayings, bubbles: speak(setup, state, turn.sayings) };
}

/** The passing of time in the form of the port. */
export function timeTurn(setup: PracticeSetup, before: SessionState, hours: number): PracticeTurn {
  const step = waitFor(setup, before, hours);
  const { state, bubbles } = step;
  return {
    state: practiceStateOf(state),
    acts: [],
    decision: decisionOf(setup, step),
    bubbles,
    status: state.end,
    mood: moodOf(setup, state),
    clock: instantOf(setup, state),
    read: state.silentSince === null,
  };
}
