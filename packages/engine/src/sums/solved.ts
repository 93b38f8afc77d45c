import { treeRead } from './chain/tree.ts';
import { choice } from './outcome.ts';
import { readGivens } from './problem/index.ts';
import type { Problem, Solved } from './problem/problem.ts';
import { answered } from './reading/answer.ts';
import type { Expression } from './reading/expression.ts';
import { questionWhether, YES } from './reading/question.ts';
import type { Tagged } from './reading/tags.ts';

/** One result with the question whether it is meant; a message that goes on takes it as meant. */
export function confirmed(sum: Tagged, expression: Expression): Solved {
  const { outcome, options } = questionWhether(expression);
  const solved = solvedBy(sum, expression);
  return {
    outcome,
    problem: solved.problem,
    options: options.map(({ words }) => ({ value: expression.value, words, ...solved })),
  };
}

/** The result of the rules, which no expression of the reader has, in the same way. */
export function confirmedByRules(solved: Solved | null): Solved | null {
  if (solved?.outcome.kind !== 'result' || !solved.problem) return solved;
  const { outcome, problem } = solved;
  const { value } = problem.result;
  const option = { value, words: YES, outcome, problem };
  const ask = choice(`Entendi esta conta: ${outcome.steps}. ${outcome.answer} É isso?`);
  return { outcome: ask, problem, options: [option] };
}

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
