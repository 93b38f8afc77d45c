import type { PracticeState } from './port.ts';
import type { SessionState } from './types.ts';

/** The guarantee: a state comes from `open`, `receive`, `passTime` or `record`, stored as JSON since. */
export const sessionStateOf = (state: PracticeState): SessionState =>
  structuredClone(state) as unknown as SessionState;

export const practiceStateOf = (state: SessionState): PracticeState => ({ ...state });
