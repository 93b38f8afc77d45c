import type { Problem } from '../problem/problem.ts';
import type { Message } from '../reading/stated.ts';
import type { Part, SumTree } from './sum-tree.ts';

/** A message that may go on with a sum. */
export interface Follow {
  text: string;
  folded: string;
  message: Message;
  problems: readonly Problem[];
  last: Problem;
  tree: SumTree;
  /** What was said before, for an interest rate that was named. */
  said: readonly string[];
}

/** The result of an order: its items, and what came on top; no part or share of one. */
export const isTotal = ({ last, tree: { root } }: Pick<Follow, 'last' | 'tree'>): boolean =>
  root.kind === 'money' &&
  !(root.type === 'pair' && root.operation === 'of') &&
  /^(?:amount|price|revenue|cost|sales|extra|rest|remaining|fixed|earning)$/.test(last.result.role);

export const DEPOSIT = /\b(?:entrada|sinal|adiantad\w+)\b/;

/** A number of a message as a part of a sum. */
export const partOf = (
  { value, written }: { value: number; written: string },
  kind: Part['kind'],
  noun: string,
): Part => ({ value, kind, written, nouns: [noun] });
