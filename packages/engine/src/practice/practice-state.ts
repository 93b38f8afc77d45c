import { NEUTRAL } from './biography/kinds.ts';
import type { PracticeState } from './port.ts';
import type { SessionState } from './types.ts';

/** The guarantee: a state comes from `open`, `receive`, `passTime` or `record`, stored as JSON since. */
export function sessionStateOf(stored: PracticeState): SessionState {
  const state = structuredClone(stored) as unknown as SessionState;
  // Sessions that began before buyers had a biography.
  state.buyer.biography ??= NEUTRAL;
  // Sessions that began before all of the buyer's words could be taken up.
  state.mentioned ??= [];
  return state;
}

export const practiceStateOf = (state: SessionState): PracticeState => ({ ...state });
