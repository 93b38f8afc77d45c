import { choice, type Option, type Outcome, type Solved } from '../../sums/index.ts';
import type { Act } from '../act.ts';

type SumAct = Act & { kind: 'sum' };

/** One question that shows how each of two results is reckoned; a message that goes on means the first. */
export const shownBoth = (
  text: string,
  sum: SumAct['sum'],
  first: Solved,
  second: Solved,
): SumAct => ({
  kind: 'sum',
  sum,
  request: text,
  outcome: choice(
    `Entendi assim: ${writtenOf(first.outcome)}. É isso, ou é ${writtenOf(second.outcome)}?`,
  ),
  problem: first.problem,
  options: [optionOf(first, 'yes'), optionOf(second, 'no')],
});

const optionOf = ({ outcome, problem }: Solved, words: Option['words']): Option => ({
  value: problem?.result.value ?? 0,
  words,
  outcome,
  problem,
});

/** "2 × R$ 40 = R$ 80; R$ 80 − 10% = **R$ 72**": the steps with the figure of the answer at their end. */
function writtenOf(outcome: Outcome): string {
  if (outcome.kind !== 'result') return outcome.ask;
  const [, figure = ''] = /\*\*([^*]{1,80})\*\*/.exec(outcome.answer) ?? [];
  const at = outcome.steps.lastIndexOf(' = ');
  return `${at < 0 ? outcome.steps : outcome.steps.slice(0, at)} = **${figure}**`;
}
