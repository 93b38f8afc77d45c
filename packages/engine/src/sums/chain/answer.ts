import { type Outcome, result } from '../outcome.ts';
import type { Problem, Solved } from '../problem/problem.ts';
import { MONEY, PERCENT, type Role, type Value } from '../problem/quantity.ts';
import { readGivens } from '../problem/read.ts';
import { resultOf, stepsOf } from '../reading/shown.ts';
import type { SumTree } from './sum-tree.ts';

interface Wording {
  /** The answer around the result: "Com 14 em vez de 12, dá #". */
  says: string;
  role?: Role;
  assumed?: readonly string[];
}

/** A sum that goes on with another one, as its answer and as the sum that the next message meets. */
export function followed(text: string, last: Problem, tree: SumTree, wording: Wording): Solved {
  const { root } = tree;
  const { says, role = 'amount', assumed = [] } = wording;
  const steps = [...new Set(stepsOf(root))];
  const outcome: Outcome = result(
    `${says.replace('#', `**${resultOf(root)}**`)}.`,
    steps.join('; '),
    ...assumed,
  );
  const value: Value = {
    value: root.value,
    unit: root.kind === 'money' ? MONEY : root.kind === 'percent' ? PERCENT : last.result.unit,
    per: last.result.per,
    role,
    label: '',
    used: root.used,
    steps,
    assumed,
  };
  const own = readGivens(text) ?? [];
  const problem: Problem = {
    ...last,
    text,
    givens: [...own, ...last.givens],
    origin: last.origin,
    result: value,
    own: own.length,
    tree,
  };
  return { outcome, problem };
}
