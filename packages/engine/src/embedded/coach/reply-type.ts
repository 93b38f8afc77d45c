import type { Source } from '@salesai/contract/coach';

/** One reply of the coach, with its sources in the seller's documents. */
export interface Reply {
  /** Markdown. */
  text: string;
  sources: Source[];
}
