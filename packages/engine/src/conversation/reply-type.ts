import type { Artefact, Source } from '@salesai/contract/coach';
import type { Act } from './act.ts';

/** The reply to a turn. */
export interface ConversationReply {
  /** Markdown; contains the artefact. */
  text: string;
  sources: Source[];
  artefact: Artefact | null;
  /** What the seller may say next; each is a message of its own. */
  chips: string[];
  act: Act;
}

/** What a reply function writes. */
export interface Draft {
  text: string;
  sources?: Source[];
  /** Overrides the chips of the act. */
  chips?: readonly string[];
}
