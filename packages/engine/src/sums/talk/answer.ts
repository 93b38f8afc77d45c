import type { SumTree } from '../chain/sum-tree.ts';
import { nounsIn } from '../chain/tree.ts';
import { answerOf } from '../problem/answer.ts';
import { readAsked } from '../problem/asked.ts';
import type { Problem, Solved } from '../problem/problem.ts';
import { ITEM, isCountable, MONEY, PERCENT, type Value } from '../problem/quantity.ts';
import { readGivens } from '../problem/read.ts';
import type { Expression } from '../reading/expression.ts';
import { stepsOf } from '../reading/shown.ts';
import type { TalkCandidate } from './candidates.ts';

/** The expression of a reading with its amounts, for messages that go on with it. */
export function treeOfTalk({ expression, parts, replaced }: TalkCandidate): SumTree {
  if (replaced) return replaced.tree;
  return {
    parts: parts.map(({ value, kinds, written, before, after }, at) => ({
      value,
      kind: kindIn(expression, at) ?? kinds[0]?.kind ?? 'count',
      written,
      nouns: nounsIn([...before, ...after]),
    })),
    root: expression,
  };
}

const kindIn = ({ used, money, percents }: Expression, at: number) =>
  (used >> at) & 1
    ? (money >> at) & 1
      ? 'money'
      : (percents >> at) & 1
        ? 'percent'
        : 'count'
    : null;

/** A reading as an answer with its steps, and as the sum that later messages go on with. */
export function solvedInTalk(text: string, candidate: TalkCandidate): Solved {
  const { expression } = candidate;
  const asked = { ...readAsked(text), per: [], isStated: true };
  const instalments = instalmentsOf(candidate);
  const unit =
    expression.kind === 'money'
      ? MONEY
      : expression.kind === 'percent'
        ? PERCENT
        : asked.unit !== null && isCountable(asked.unit)
          ? asked.unit
          : ITEM;
  const value: Value = {
    value: expression.value,
    unit,
    per: [],
    role: 'amount',
    label: '',
    used: expression.used,
    steps: [...new Set(stepsOf(expression))],
    assumed: [],
  };
  const givens = readGivens(text) ?? [];
  const tree = treeOfTalk(candidate);
  const problem: Problem = {
    text,
    givens,
    asked,
    result: value,
    origin: [],
    own: givens.length,
    tree,
  };
  const shown =
    instalments === '' ? value : { ...value, role: 'instalment' as const, label: instalments };
  return { outcome: answerOf(shown, { ...asked, roles: null }, text), problem };
}

const PAID = /^(?:vezes|vez|x|parcelas?|prestac\w{1,6}|cheques?|boletos?)$/;

/** In how many instalments an amount is divided; empty for none. */
function instalmentsOf({ expression, parts }: TalkCandidate): string {
  if (expression.type !== 'pair' || expression.operation !== 'div' || expression.kind !== 'money')
    return '';
  const by = expression.right;
  const part = by.type === 'number' ? parts[by.index] : undefined;
  return part?.after.slice(0, 1).some((word) => PAID.test(word)) ? String(part.value) : '';
}
