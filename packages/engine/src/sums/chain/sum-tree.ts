import type { Expression, Kind } from '../reading/expression.ts';

/** A number of a sum, with what a later message may call it. */
export interface Part {
  value: number;
  kind: Kind;
  written: string;
  /** The singular nouns beside it. */
  nouns: readonly string[];
}

/** A sum as an expression over its numbers, so that a later message can change one of them. */
export interface SumTree {
  parts: readonly Part[];
  root: Expression;
}
