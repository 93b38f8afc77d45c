import type { Wordings } from '../../seller/facts.ts';

/** One sales method. */
export interface MethodKnowledge {
  key: string;
  title: string;
  /** What it is and why it works, in two or three sentences. */
  essence: string;
  /** Asks for the seller's case. */
  question: string;
  steps: Wordings;
  /** Example texts with slots. */
  examples: Wordings;
  mistake: string;
  /** A small task for today. */
  today: string;
  /** A summary in one sentence. */
  short: string;
}
