import type { IcpProfile } from '@salesai/contract/icp';
import type {
  BriefingFact,
  PracticeAct,
  PracticeLevel,
  PracticeMood,
  PracticeOffer,
  PracticePersona,
  PracticeReview,
  PracticeScene,
  PracticeStatus,
} from '@salesai/contract/practice';
import type { QuestionAnswer } from '@salesai/contract/questionnaire';

/** What a session is made from; the same setup and entries give the same bytes. Stored as JSON. */
export interface PracticeSetup {
  /** 0 to 2^31 - 1. */
  seed: number;
  level: PracticeLevel;
  scene: PracticeScene;
  offer: PracticeOffer;
  sellerName: string;
  icp: { name: string; profile: IcpProfile; answers: readonly QuestionAnswer[] };
  sellerAnswers: readonly QuestionAnswer[] | null;
  /** Start of the simulated clock, ISO 8601. */
  startedAt: string;
}

/** The buyer's hidden state after an entry: plain JSON, stored with the entry, never sent while a session is active. */
export type PracticeState = Readonly<Record<string, unknown>>;

/** What a session begins with. */
export interface PracticeOpening {
  persona: PracticePersona;
  briefing: BriefingFact[];
  state: PracticeState;
  mood: PracticeMood;
  /** Simulated time. */
  clock: string;
}

/** One bubble of the buyer. */
export interface BuyerBubble {
  text: string;
  /** Simulated time. */
  at: string;
}

/** A decided move of the buyer. The move is final; only the words may change. */
export interface BuyerDecision {
  move: string;
  /** The text of the fact that is revealed, when one is. */
  fact: string | null;
  objection: string | null;
  /** In R$. */
  price: number | null;
  mood: PracticeMood;
  manner: string;
  /** The lines of the embedded engine, 1 to 3 bubbles of at most 220 characters. */
  reference: readonly string[];
  /** Facts that must not be given away. */
  forbidden: readonly string[];
  maxChars: number;
}

/** What follows from a message of the seller, or from time that passes. */
export interface PracticeTurn {
  /** Pass it to the next call, after {@link Practice.record} when a model worded the bubbles. */
  state: PracticeState;
  /** Acts of the seller's message with their place in it; empty when time passed. */
  acts: { act: PracticeAct; start: number; end: number }[];
  /** Null when the buyer is silent. */
  decision: BuyerDecision | null;
  /** The decision in the embedded engine's words; empty when the buyer is silent. */
  bubbles: BuyerBubble[];
  status: PracticeStatus;
  mood: PracticeMood;
  /** Simulated time after the turn. */
  clock: string;
  /** Whether the buyer has read the seller's message. */
  read: boolean;
}

/** An entry of a session's log, as stored. */
export type PracticeEntry =
  | { kind: 'seller'; messageId: string; text: string; at: string }
  | { kind: 'buyer'; messageId: string; text: string; at: string }
  | { kind: 'wait'; hours: number }
  | { kind: 'hint'; text: string };

/** The deterministic practice engine: pure functions, no clock, no randomness but the seed. */
export interface Practice {
  open(setup: PracticeSetup): PracticeOpening;
  /** @param text not empty, at most 4,000 characters */
  receive(setup: PracticeSetup, state: PracticeState, text: string): PracticeTurn;
  /** @param hours 1 to 240 */
  passTime(setup: PracticeSetup, state: PracticeState, hours: number): PracticeTurn;
  /** Replaces the reference bubbles of the last decision by the words that were really sent. */
  record(state: PracticeState, bubbles: readonly string[]): PracticeState;
  /** What the seller can do next; tells nothing that the buyer has not said. */
  hint(setup: PracticeSetup, state: PracticeState): string;
  /**
   * Scores a log by replaying it. The status is the stored one; contested messages have the act that
   * the seller gave them.
   * @param contested act by message id
   */
  review(
    setup: PracticeSetup,
    entries: readonly PracticeEntry[],
    status: PracticeStatus,
    contested?: Readonly<Record<string, PracticeAct>>,
  ): PracticeReview;
}
