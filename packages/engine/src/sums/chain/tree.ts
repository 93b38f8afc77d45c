import type { Problem } from '../problem/problem.ts';
import { MONEY, PERCENT } from '../problem/quantity.ts';
import { unitOf } from '../problem/words.ts';
import { combined, type Expression, type Kind, type Operation } from '../reading/expression.ts';
import type { Message } from '../reading/stated.ts';
import type { Part, SumTree } from './sum-tree.ts';

/** More numbers than these are searched for no expression. */
const PARTS_MAX = 5;
const EQUAL = 1e-9;

/** The sum that was done, as an expression; null where its numbers alone do not give it. */
export function treeOf(problem: Problem): SumTree | null {
  const known = TREES.get(problem);
  if (known !== undefined) return known;
  const found = problem.tree ?? treeFound(problem);
  TREES.set(problem, found);
  return found;
}

const TREES = new WeakMap<Problem, SumTree | null>();

function treeFound({ givens, result }: Problem): SumTree | null {
  const own = givens.filter(({ value }) => value > 0);
  if (own.length < 2 || own.length > PARTS_MAX) return null;
  const parts = own.map(({ value, unit, written, label }) => ({
    value,
    kind:
      unit === MONEY
        ? ('money' as const)
        : unit === PERCENT
          ? ('percent' as const)
          : ('count' as const),
    written,
    nouns: [...new Set([...label.split(' '), unit])].filter((noun) => noun.length > 1),
  }));
  const root = expressionOf(parts, result.value);
  return root && { parts, root };
}

/** Rarely meant: a search for any expression with a value comes to them last. */
const RARE: readonly Operation[] = ['ratio', 'change', 'whole', 'before less', 'before more'];
/** Expressions that are kept of the same numbers, by how many numbers the sum has. */
const KEPT = [0, 1, 20, 100, 32, 12];

/** The plainest expression of all the numbers that has a value. */
function expressionOf(parts: readonly Part[], value: number): Expression | null {
  const found = new Map<number, Expression[]>();
  const all = (1 << parts.length) - 1;
  for (let mask = 1; mask <= all; mask++) {
    const single = parts.findIndex((_, index) => mask === 1 << index);
    const part = parts[single];
    const own = part ? [leaf(part, single)] : joinedOf(mask, found);
    found.set(mask, distinct(own, KEPT[parts.length] ?? 1));
  }
  return (
    (found.get(all) ?? []).find((one) => Math.abs(one.value - value) <= EQUAL * Math.abs(value)) ??
    null
  );
}

function joinedOf(mask: number, found: ReadonlyMap<number, readonly Expression[]>): Expression[] {
  const joined: Expression[] = [];
  const lowest = mask & -mask;
  for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
    if (!(part & lowest)) continue;
    for (const a of found.get(part) ?? [])
      for (const b of found.get(mask & ~part) ?? []) joined.push(...combined(a, b));
  }
  return joined.sort((a, b) => rarity(a) - rarity(b));
}

const rarity = (one: Expression): number =>
  one.type === 'number'
    ? 0
    : Number(RARE.includes(one.operation)) + rarity(one.left) + rarity(one.right);

function distinct(all: readonly Expression[], limit: number): Expression[] {
  const kept = new Map<string, Expression>();
  for (const one of all) {
    const key = `${one.value.toPrecision(10)} ${one.kind}`;
    if (!kept.has(key)) kept.set(key, one);
    if (kept.size >= limit) break;
  }
  return [...kept.values()];
}

export const leaf = ({ value, kind }: Part, index: number): Expression => ({
  type: 'number',
  index,
  value,
  kind,
  used: 1 << index,
  money: kind === 'money' ? 1 << index : 0,
  percents: kind === 'percent' ? 1 << index : 0,
  conversion: null,
});

/** The expression that the reader found, with its numbers as parts. */
export function treeRead({ numbers, words }: Message, root: Expression): SumTree {
  const parts = numbers.map(({ value, written, at }, index) => {
    const from = (numbers[index - 1]?.at ?? -1) + 1;
    const to = numbers[index + 1]?.at ?? words.length;
    return {
      value,
      kind: kindIn(root, index),
      written,
      nouns: nounsIn(words.slice(Math.max(from, at - NEAR), Math.min(to, at + NEAR))),
    };
  });
  return { parts, root };
}

const NEAR = 5;
const NOUN_MIN = 3;
export const nounsIn = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => word.length >= NOUN_MIN && /^\p{L}/u.test(word)).map(unitOf)),
];

const kindIn = ({ money, percents }: Expression, at: number): Kind =>
  (money >> at) & 1 ? 'money' : (percents >> at) & 1 ? 'percent' : 'count';
