import type { SumTree } from '../chain/sum-tree.ts';
import type { Kind } from '../reading/expression.ts';
import type { Message } from '../reading/stated.ts';

/** A message of the seller, and what the sum that it asked for came to. */
export interface Said {
  text: string;
  result: { value: number; kind: Kind; tree: SumTree | null } | null;
}

/** An amount of the talk with the words that name it. */
export interface NamedQuantity {
  value: number;
  /** What it may count, the likeliest first. */
  kinds: readonly { kind: Kind; probability: number }[];
  /** A term is a part of a result: one line of an order, the price before a discount. */
  source: 'own' | 'stated' | 'result' | 'term' | 'constant';
  /** Messages since it was stated, 0 for the message itself. */
  age: number;
  written: string;
  /** Up to three words on each side, the nearest first. */
  before: readonly string[];
  after: readonly string[];
  /** Stems of the words that may name it: those beside it, and those of its whole message. */
  nouns: readonly string[];
  about: readonly string[];
  /** What the reader of complete sums takes it for. */
  role: string;
  per: string;
  /** How a result was reckoned. */
  tree: SumTree | null;
}

/** What a message asks for, as the reader of complete sums takes it. */
export interface AskedFor {
  role: string;
  unit: string;
  per: string;
}

/** A result with how it was reckoned. */
export interface ReckonedBefore {
  tree: SumTree;
  value: number;
  age: number;
}

/** The quantities that a message states, and those before it that it may mean. */
export interface Talk {
  message: Message;
  asked: AskedFor;
  own: readonly NamedQuantity[];
  earlier: readonly NamedQuantity[];
  /** The sums before, the newest first. */
  sums: readonly ReckonedBefore[];
  /** What the message asks for if it is complete, the most probable first. */
  alone: readonly { value: number; probability: number }[];
}
