import { alone, together } from '../chain/changed.ts';
import type { Part, SumTree } from '../chain/sum-tree.ts';
import { answerOf } from '../problem/answer.ts';
import { readAsked } from '../problem/asked.ts';
import type { Problem, Solved } from '../problem/problem.ts';
import { ITEM, isCountable, MONEY, PERCENT, type Value } from '../problem/quantity.ts';
import { readGivens } from '../problem/read.ts';
import { type Expression, indexesOf, type Kind } from '../reading/expression.ts';
import { stepsOf } from '../reading/shown.ts';
import type { TalkCandidate } from './candidates.ts';
import type { NamedQuantity } from './talk-type.ts';
import { renumbered } from './terms.ts';

/** The expression of a reading with its amounts, for messages that go on with it. */
export const treeOfTalk = ({ expression, parts, edit }: TalkCandidate): SumTree =>
  edit ? edit.tree : (expanded(expression, parts) ?? plainTree(expression, parts));

function plainTree(expression: Expression, parts: readonly NamedQuantity[]): SumTree {
  const used = indexesOf(expression.used);
  const places = new Map(used.map((at, place) => [at, place]));
  return {
    parts: used.flatMap((at) => {
      const part = parts[at];
      return part ? [namedPart(part, kindIn(expression, at))] : [];
    }),
    root: renumbered(expression, places),
  };
}

const namedPart = ({ value, written, nouns }: NamedQuantity, kind: Kind): Part => ({
  value,
  kind,
  written,
  nouns,
});

const PARTS_MAX = 24;
/** The expression with the sums that its results were reckoned by; null for too many numbers. */
function expanded(one: Expression, parts: readonly NamedQuantity[]): SumTree | null {
  if (one.type === 'number') {
    const part = parts[one.index];
    if (!part) return null;
    return part.tree && part.tree.root.kind === one.kind
      ? part.tree
      : alone(namedPart(part, one.kind));
  }
  const left = expanded(one.left, parts);
  const right = left && expanded(one.right, parts);
  if (!left || !right || left.parts.length + right.parts.length > PARTS_MAX) return null;
  return together(one.operation, left, right);
}

const kindIn = ({ money, percents }: Expression, at: number): Kind =>
  (money >> at) & 1 ? 'money' : (percents >> at) & 1 ? 'percent' : 'count';

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
  const named = asked.unit !== null && isCountable(asked.unit) ? asked.unit : null;
  return { outcome: answerOf(shown, { ...asked, roles: null, unit: named }, text), problem };
}

const PAID = /^(?:vezes|vez|x|parcelas?|prestac\w{1,6}|cheques?|boletos?)$/;

/** In how many instalments an amount is divided; empty for none. */
function instalmentsOf({ expression, parts, edit }: TalkCandidate): string {
  if (
    edit ||
    expression.type !== 'pair' ||
    expression.operation !== 'div' ||
    expression.kind !== 'money'
  )
    return '';
  const by = expression.right;
  const part = by.type === 'number' ? parts[by.index] : undefined;
  return part?.after.slice(0, 1).some((word) => PAID.test(word)) ? String(part.value) : '';
}
