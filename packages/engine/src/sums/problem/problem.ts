import type { SumTree } from '../chain/sum-tree.ts';
import type { Outcome } from '../outcome.ts';
import type { Asked, Given, Role, Value } from './quantity.ts';

/** A solved sum, for the messages that go on with it. */
export interface Problem {
  text: string;
  givens: readonly Given[];
  asked: Asked;
  result: Value;
  /** How many of the numbers, the first ones, the message itself states. */
  own?: number;
  /** The numbers of the sums that this one goes on with. */
  origin: readonly Given[];
  /** What the same numbers give besides: the rest beside the deposit. */
  others?: readonly Value[];
  /** The sum as an expression over its numbers. */
  tree?: SumTree;
}

export interface Memory {
  /** The sums before, the newest last. */
  problems: readonly Problem[];
  /** The numbers of the messages right before that had no result yet, in order. */
  pending?: readonly Given[];
  /** The numbers of earlier messages, the newest last. */
  talk: readonly Given[];
  /** A sum was spoken of right before: the message may go on with it. */
  isNear?: boolean;
  /** The numbers of the seller's own answers and of the customer; only for what a message names. */
  facts?: readonly Given[];
  /** The messages before. */
  said?: readonly string[];
}

/** How a reply may mean one of two readings besides by its place and its result. */
export const OPTION_WORDS = [
  'money',
  'percent',
  'count',
  'with',
  'without',
  'yes',
  'no',
  'none',
] as const;
export type OptionWords = (typeof OPTION_WORDS)[number];

/** One of the two readings that a question shows. */
export interface Option {
  value: number;
  words: OptionWords;
  outcome: Outcome;
  problem: Problem | null;
}

export interface Solved {
  outcome: Outcome;
  problem: Problem | null;
  /** The readings between which the question of the outcome asks, in their order there. */
  options?: readonly Option[];
  /** A form that the rules know whole: a percentage of what the message names. */
  isForm?: true;
  /** Numbers or results of earlier messages were taken over: others may be meant. */
  isDoubtful?: true;
}

/** A sum of a known form: its answer, and its value for the messages that go on with it. */
export interface Formula {
  outcome: Outcome;
  value: Value;
}

export interface Request {
  text: string;
  own: readonly Given[];
  asked: Asked;
  /** Roles that the message names without a number: "o resto", "a meta". */
  named: readonly Role[];
  memory: Memory;
}

export interface Attempt {
  givens: readonly Given[];
  asked: Asked;
  /** How many of the givens the sum must contain; the message's own come first. */
  needed: number;
  /** Whether one of the others must be in it, too. */
  needsKnown: boolean;
  /** Roles of which one has to be in it. */
  named: readonly Role[];
  /** Whether the numbers of the last sum stay for the next message. */
  goesOn: boolean;
  /** Which numbers of earlier messages it takes over is a guess. */
  isDoubtful?: true;
}
