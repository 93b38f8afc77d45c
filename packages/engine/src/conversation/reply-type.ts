import type { Artefact, Offer, Source } from '@salesai/contract/coach';
import type { Act } from './act.ts';

/** The reply to a turn. */
export interface ConversationReply {
  /** Markdown; contains the artefact. */
  text: string;
  sources: Source[];
  /** A price of the documents that can become the customer's offer. */
  offer?: Offer;
  artefact: Artefact | null;
  /** What the seller may say next; each is a message of its own. */
  chips: string[];
  act: Act;
  /** What it is about: an objection, a topic, a purpose; null for nothing. */
  about: string | null;
}

/** What a reply function writes. */
export interface Draft {
  text: string;
  sources?: Source[];
  offer?: Offer;
  /** Overrides the chips of the act. */
  chips?: readonly string[];
}
