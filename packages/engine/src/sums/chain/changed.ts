import { type Expression, made, type Operation } from '../reading/expression.ts';
import type { Part, SumTree } from './sum-tree.ts';
import { leaf } from './tree.ts';

/** The sum with another value of one of its numbers; null where that gives no result. */
export function withValue({ parts, root }: SumTree, at: number, part: Part): SumTree | null {
  const changed = parts.map((one, index) => (index === at ? { ...one, ...part } : one));
  const again = recomputed(root, changed);
  return again && { parts: changed, root: again };
}

function recomputed(one: Expression, parts: readonly Part[]): Expression | null {
  if (one.type === 'number') {
    const part = parts[one.index];
    if (!part) return null;
    const { conversion } = one;
    const plain = { ...leaf(part, one.index), kind: one.kind };
    if (!conversion) return plain;
    const { factor, isDivided } = conversion;
    return { ...plain, conversion, value: isDivided ? part.value / factor : part.value * factor };
  }
  const left = recomputed(one.left, parts);
  const right = recomputed(one.right, parts);
  const again = left && right && made(one.operation, left, right);
  if (!again || !one.conversion) return again;
  const { factor, isDivided } = one.conversion;
  const value = isDivided ? again.value / factor : again.value * factor;
  return { ...again, conversion: one.conversion, value };
}

/** At most this many numbers fit into the bits of an expression. */
const PARTS_MAX = 30;

/** Two sums as one; null where that gives no positive result. */
export function together(operation: Operation, a: SumTree, b: SumTree): SumTree | null {
  const parts = [...a.parts, ...b.parts];
  if (parts.length > PARTS_MAX) return null;
  const root = made(operation, a.root, shifted(b.root, a.parts.length));
  return root && { parts, root };
}

function shifted(one: Expression, by: number): Expression {
  const bits = {
    used: one.used << by,
    money: one.money << by,
    percents: one.percents << by,
  };
  return one.type === 'number'
    ? { ...one, ...bits, index: one.index + by }
    : { ...one, ...bits, left: shifted(one.left, by), right: shifted(one.right, by) };
}

/** A sum of one number. */
export const alone = (part: Part): SumTree => ({ parts: [part], root: leaf(part, 0) });
