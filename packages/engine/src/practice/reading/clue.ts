import type { PracticeAct } from '@salesai/contract/practice';
import type { ActContext } from '../types.ts';
import type { RankedAct } from './act-prior.ts';

/** What a sentence is read with. */
export interface ReadingContext {
  state: ActContext;
  /** The list price. */
  list: number;
  /** Stems of the offer's name. */
  offer: readonly string[];
  /** What the seller wrote of the offer, folded. */
  stated: string;
}

/** A sentence with what its words show, apart from the classifier. */
export interface Clue extends ReadingContext {
  text: string;
  folded: string;
  words: number;
  isQuestion: boolean;
  /** Stems of the buyer's latest words that it gives back. */
  givenBack: number;
  /** Things that the buyer revealed and that it takes up. */
  takenUp: number;
  isUnsure: boolean;
}

/** The probability of any of some acts. */
export const sumOf = (ranked: readonly RankedAct[], isOne: (act: PracticeAct) => boolean) =>
  ranked.reduce((sum, { label, probability }) => sum + (isOne(label) ? probability : 0), 0);

export const isQuestionAct = (act: PracticeAct): boolean => act.startsWith('ask_');

const PITCHES: ReadonlySet<PracticeAct> = new Set(['linked_pitch', 'generic_pitch']);
export const isPitch = (act: PracticeAct) => PITCHES.has(act);
