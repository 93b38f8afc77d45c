import type { PracticeSetup, PracticeTurn } from './port.ts';
import { practiceStateOf } from './practice-state.ts';
import { instantOf, moodOf } from './session.ts';
import type { SessionState } from './types.ts';

/** A buyer who was left without an answer this long loses patience. */
const NEGLECTED_HOURS = 20;
const NEGLECTED = 5;

/** Simulated time passes; nobody writes. */
export function afterHours(state: SessionState, hours: number): SessionState {
  const isNeglected = state.silentSince === null && hours >= NEGLECTED_HOURS && state.count > 0;
  return {
    ...state,
    clock: state.clock + Math.round(hours * 60),
    patience: Math.max(isNeglected ? 5 : 0, state.patience - (isNeglected ? NEGLECTED : 0)),
    lastCount: 0,
    lastRevealed: [],
  };
}

/** The passing of time in the form of the port. */
export function timeTurn(setup: PracticeSetup, before: SessionState, hours: number): PracticeTurn {
  const state = afterHours(before, hours);
  return {
    state: practiceStateOf(state),
    acts: [],
    decision: null,
    bubbles: [],
    status: state.end,
    mood: moodOf(setup, state),
    clock: instantOf(setup, state),
    read: state.silentSince === null,
  };
}
