import type { Line } from '../../channels/lines.ts';
import type { Archetype, Wordings } from '../../seller/facts.ts';

export type Family = 'price' | 'timing' | 'authority' | 'competition' | 'need' | 'trust' | 'terms';

/** One thing buyers say against buying, and how a coach prepares the seller for it. */
export interface ObjectionKnowledge {
  key: string;
  family: Family;
  /** As buyers say it. */
  said: string;
  /**
   * What it is recognised by, in folded text: words in this order, at most four others between.
   * `pens*` is a beginning, `a|b` either, `em_casa` two words as one alternative, `@falar` a class
   * of words; `~` before a cue makes it weak.
   */
  cues: readonly string[];
  /** As buyers say it: what is similar to one of these is probably the same. */
  phrasings: readonly string[];
  /** What usually stands behind the words. */
  behind: Wordings;
  /** To say aloud; conditional lines first, then at least two that always hold. */
  replies: readonly Line[];
  /** To give back to the buyer. */
  questions: Wordings;
  mistakes: Wordings;
  /** What to say when the buyer repeats it after the first reply. */
  insist: Wordings;
  /** The whole reply in one breath. */
  short: string;
}

/** What each way of selling should watch in a family of objections. */
export type StyleTips = Record<Archetype, string>;
