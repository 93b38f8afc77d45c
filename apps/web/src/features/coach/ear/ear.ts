import type { Question } from '../talk.ts';

/** Why nothing can be heard. */
export type EarProblem = 'denied' | 'unsupported' | 'failed';

export interface EarEvents {
  /** Loudness of the seller, 0 to 1. */
  onLevel: (level: number) => void;
  /** What was understood so far, where that is known. */
  onWords: (words: string) => void;
  onProblem: (problem: EarProblem) => void;
}

/** A microphone that is open. */
export interface Ear {
  /** Closes it and gives what was said; null when nothing was. */
  finish: () => Promise<Question | null>;
  cancel: () => void;
}
