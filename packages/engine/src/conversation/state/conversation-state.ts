import type { Artefact } from '@salesai/contract/coach';
import type { ListLine } from '../../orders/index.ts';
import type { PreviousTurn } from '../../port.ts';
import type { Given, Good, SumKind } from '../../sums/index.ts';
import type { Act, ChangeKind, Choice, WrittenKind } from '../act.ts';
import type { Cases } from '../cases/case.ts';
import type { AmountNamed } from '../reading/amounts.ts';

/** What the conversation is about, for short messages that continue it. */
export type Subject =
  | { kind: 'objection'; key: string; rest: readonly string[] }
  | { kind: 'advice'; topic: string }
  | { kind: 'text'; form: WrittenKind; purpose: string; request: string }
  | { kind: 'sum'; sum: SumKind; request: string }
  | { kind: 'document'; question: string }
  | { kind: 'line'; line: string };

/** What the coach asked last and waits for. */
export type OpenQuestion =
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'case'; topic: string | null }
  | { kind: 'numbers'; sum: SumKind; request: string }
  | { kind: 'line' }
  | { kind: 'text'; change: ChangeKind }
  | { kind: 'name' | 'part' }
  | { kind: 'purpose'; form: WrittenKind; request: string }
  | { kind: 'exercise'; objection: string; buyer: string }
  | { kind: 'offer'; act: Act }
  | { kind: 'result'; result: 'sale' | 'loss' | 'progress' }
  | { kind: 'repair'; notAgain: Act | null };

export interface ConversationState {
  mode: 'coach' | 'practice-asked' | 'support';
  turns: number;
  subject: Subject | null;
  /** The last text that the seller may change. */
  artefact: Artefact | null;
  /** The act that made the artefact; changes keep it. */
  origin: Act | null;
  last: Act | null;
  lastReply: string;
  open: OpenQuestion | null;
  /** The customers that the conversation is about. */
  cases: Cases;
  people: readonly string[];
  amounts: readonly AmountNamed[];
  /** The numbers of the seller's answers and of the customer. */
  facts: readonly Given[];
  /** Goods with their prices in the documents. */
  goods: readonly Good[];
  /** The lines of the documents, for orders. */
  lists: readonly ListLine[];
  /** All earlier acts with their turns, the oldest first. */
  log: readonly { act: Act; turn: PreviousTurn }[];
}
