import type { SumTree } from '../chain/sum-tree.ts';
import { type Expression, indexesOf } from '../reading/expression.ts';
import { stemOf } from './stem.ts';
import type { NamedQuantity } from './talk-type.ts';

/** The parts of a sum that messages mean by themselves: lines of an order, the price before a discount. */
export const termsOf = (tree: SumTree, age: number): NamedQuantity[] =>
  nodesOf(tree.root)
    .slice(1)
    .filter((node) => node.type === 'pair' && node.kind !== 'percent')
    .map((node) => termOf(tree, node, age));

function termOf({ parts }: SumTree, node: Expression, age: number): NamedQuantity {
  const nouns = namesOf(parts, node);
  const used = indexesOf(node.used);
  return {
    value: node.value,
    kinds: [{ kind: node.kind, probability: 1 }],
    source: 'term',
    age,
    written: '',
    before: [],
    after: [],
    nouns,
    about: nouns,
    role: node.type === 'pair' ? node.operation : '',
    per: '',
    tree: {
      parts: used.flatMap((at) => parts[at] ?? []),
      root: renumbered(node, new Map(used.map((at, place) => [at, place]))),
    },
  };
}

/** Stems of the nouns of all numbers of an expression. */
export const namesOf = (parts: SumTree['parts'], node: Expression): string[] => [
  ...new Set(indexesOf(node.used).flatMap((at) => (parts[at]?.nouns ?? []).map(stemOf))),
];

/** An expression and all that it is made of, the whole first. */
export const nodesOf = (one: Expression): Expression[] =>
  one.type === 'number' ? [one] : [one, ...nodesOf(one.left), ...nodesOf(one.right)];

/** An expression whose numbers have other places. */
export function renumbered(one: Expression, places: ReadonlyMap<number, number>): Expression {
  const bits = {
    used: movedBits(one.used, places),
    money: movedBits(one.money, places),
    percents: movedBits(one.percents, places),
  };
  return one.type === 'number'
    ? { ...one, ...bits, index: places.get(one.index) ?? 0 }
    : {
        ...one,
        ...bits,
        left: renumbered(one.left, places),
        right: renumbered(one.right, places),
      };
}

const movedBits = (bits: number, places: ReadonlyMap<number, number>): number =>
  indexesOf(bits).reduce((all, at) => all | (1 << (places.get(at) ?? 0)), 0);
