import type { Token } from './tokens.ts';

/** A part of a sentence about one thing: how many of it, and an amount. */
export interface Segment {
  kind: 'goods';
  /** Words before the count. */
  pre: readonly Token[];
  count: number | null;
  name: readonly Token[];
  amount: number | null;
  /** Words after the amount: "cada", "o quilo". */
  per: readonly string[];
  /** How many a pack holds: "fardo com 12". */
  holds: number | null;
  /** Whether the seller writes the amount as money. */
  isMoney: boolean;
  /** Above 1 where packs are counted. */
  pack: number;
  /** "uma pousada": one by an article. */
  isArticle: boolean;
  /** "10 aulas por 1.100": the amount may be of all of them. */
  isForAll: boolean;
  /** "mais um roupão" */
  isMore: boolean;
}

/** A number that is no count and no amount, with the words around it. */
export interface Figure {
  kind: 'percent' | 'times' | 'period' | 'bare' | 'ignored';
  value: number;
  /** Words of its part of the sentence before and after it. */
  before: string;
  after: string;
  /** "metade" */
  isHalf: boolean;
}

export type Mention = Segment | Figure;
