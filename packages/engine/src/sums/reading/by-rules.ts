import { solveByRules } from '../problem/index.ts';
import type { Solved } from '../problem/problem.ts';

/** The result that the rules find for a message alone; null for none. */
export const valueByRules = (text: string): number | null =>
  figureOf(solveByRules(text, { problems: [], talk: [] }));

/** The figure of a solved sum. */
export function figureOf(solved: Solved | null): number | null {
  if (!solved || solved.outcome.kind === 'missing') return null;
  if (solved.problem) return solved.problem.result.value;
  const [, bold = ''] = /\*\*([^*]*)\*\*/.exec(solved.outcome.answer) ?? [];
  const figure = bold.match(/\d[\d.]*(?:,\d+)?/g)?.at(-1);
  return figure ? Number(figure.replaceAll('.', '').replace(',', '.')) : null;
}
