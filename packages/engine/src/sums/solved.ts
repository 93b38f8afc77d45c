import { treeRead } from './chain/tree.ts';
import { opened } from './outcome.ts';
import { readGivens } from './problem/index.ts';
import type { Problem, Solved } from './problem/problem.ts';
import { answered } from './reading/answer.ts';
import type { Expression } from './reading/expression.ts';
import type { Tagged } from './reading/tags.ts';

/** A solved sum whose result is shown with the question whether it is meant. */
export const asOpen = (solved: Solved): Solved => ({ ...solved, outcome: opened(solved.outcome) });

/** The answer of an expression, and its sum for the messages that go on with it. */
export function solvedBy(sum: Tagged, expression: Expression): Solved {
  const { outcome, value, asked } = answered(sum, expression);
  const { text } = sum.message;
  const givens = readGivens(text) ?? [];
  const tree = treeRead(sum.message, expression);
  const own = givens.length;
  const problem: Problem = { text, givens, asked, result: value, origin: [], own, tree };
  return { outcome, problem };
}
