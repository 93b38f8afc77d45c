import type { Wordings } from '../../seller/facts.ts';

/** One thing of the trade that a seller asks how to do. */
export interface MethodKnowledge {
  key: string;
  title: string;
  /** In the notation told at `ObjectionKnowledge.cues`. */
  cues: readonly string[];
  /** What it is and why it works, in two or three sentences. */
  essence: string;
  steps: Wordings;
  /** To say or write, with slots; each is another example of the same. */
  examples: Wordings;
  mistake: string;
  /** What to do today, small enough to be done. */
  today: string;
  /** The whole in one sentence. */
  short: string;
}
