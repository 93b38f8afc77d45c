import type { Line } from '../../channels/lines.ts';
import type { Archetype, Wordings } from '../../seller/facts.ts';

export type Family = 'price' | 'timing' | 'authority' | 'competition' | 'need' | 'trust' | 'terms';

/** One objection of buyers, and how to prepare for it. */
export interface ObjectionKnowledge {
  key: string;
  family: Family;
  /** In the words of buyers. */
  said: string;
  /** How buyers say it; the coach plays a buyer with them. */
  phrasings: readonly string[];
  /** Usual causes. */
  behind: Wordings;
  /** Spoken replies; conditional lines first, then at least two unconditional ones. */
  replies: readonly Line[];
  /** Questions to the buyer. */
  questions: Wordings;
  mistakes: Wordings;
  /** Replies when the buyer repeats the objection. */
  insist: Wordings;
  /** The reply in one sentence. */
  short: string;
}

/** Advice for each archetype in a family of objections. */
export type StyleTips = Record<Archetype, string>;
