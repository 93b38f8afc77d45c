import type { Offer, Source } from '@salesai/contract/coach';

/** One reply of the coach, with its sources in the seller's documents. */
export interface Reply {
  /** Markdown. */
  text: string;
  sources: Source[];
  /** A price of the documents that can become the customer's offer. */
  offer?: Offer;
}
