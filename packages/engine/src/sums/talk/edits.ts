import type { SumTree } from '../chain/sum-tree.ts';
import { type Expression, made } from '../reading/expression.ts';
import type { NamedQuantity, ReckonedBefore, Talk } from './talk-type.ts';
import { namesOf, nodesOf } from './terms.ts';

/** How a message changes a sum of the talk. */
export interface Edit {
  /** Another number, without a part, a percentage of one part, or with the newest result in it. */
  way: 'replace' | 'remove' | 'apply' | 'again';
  tree: SumTree;
  /** Which of the sums, the newest first, and how many messages ago. */
  place: number;
  age: number;
  /** The changed part: its kind, its nouns, and the value that it had. */
  kind: Expression['kind'];
  nouns: readonly string[];
  was: number;
  /** How many other parts could have been changed in the same way. */
  others: number;
  by: readonly NamedQuantity[];
}

const PARTS_MAX = 24;
const EDITS_MAX = 160;

/** The sums before with one change each. */
export function editsIn({ own, earlier, sums }: Talk): Edit[] {
  const stated = own.filter(({ source }) => source === 'own');
  const found = sums.flatMap((sum, place) => [
    ...(stated.length <= 3 ? replacedIn(sum, place, stated) : []),
    ...(place < 2 && stated.length === 2 ? bothReplaced(sum, place, stated) : []),
    ...(place < 2 && stated.length <= 1 ? removedIn(sum, place) : []),
    ...(place < 2 && stated.length <= 2 ? appliedIn(sum, place, stated) : []),
    ...(place > 0 && stated.length === 0 ? againIn(sum, place, earlier) : []),
  ]);
  return found.slice(0, EDITS_MAX);
}

/** The expression with another node in the place of one; `null` takes it out. */
function withNode(one: Expression, at: Expression, by: Expression | null): Expression | null {
  if (one === at) return by;
  if (one.type === 'number') return one;
  if (by === null && one.right === at)
    return /^(?:add|sub|less|more|div)$/.test(one.operation) ? one.left : null;
  if (by === null && one.left === at) return one.operation === 'add' ? one.right : null;
  const left = withNode(one.left, at, by);
  const right = left && withNode(one.right, at, by);
  if (!left || !right) return null;
  if (left === one.left && right === one.right) return one;
  return made(one.operation, left, right);
}

const leafOf = ({ value }: NamedQuantity, kind: Expression['kind'], index: number): Expression => ({
  type: 'number',
  index,
  value,
  kind,
  used: 1 << index,
  money: kind === 'money' ? 1 << index : 0,
  percents: kind === 'percent' ? 1 << index : 0,
  conversion: null,
});

const partOf = ({ value, written, nouns }: NamedQuantity, kind: Expression['kind']) => ({
  value,
  kind,
  written,
  nouns,
});

const leavesOf = (tree: SumTree) => nodesOf(tree.root).filter(({ type }) => type === 'number');

/** "e se forem 3?" */
function replacedIn(
  { tree, age }: ReckonedBefore,
  place: number,
  stated: readonly NamedQuantity[],
): Edit[] {
  const leaves = leavesOf(tree);
  return stated.flatMap((by) =>
    leaves.flatMap((leaf) => {
      if (!by.kinds.some(({ kind }) => kind === leaf.kind) || leaf.value === by.value) return [];
      const changed = replaced(tree, leaf, by);
      const others = leaves.filter(({ kind }) => kind === leaf.kind).length - 1;
      return changed
        ? [{ way: 'replace', ...facts(tree, leaf), tree: changed, place, age, others, by: [by] }]
        : [];
    }),
  );
}

const facts = (tree: SumTree, node: Expression) => ({
  kind: node.kind,
  nouns: namesOf(tree.parts, node),
  was: node.value,
});

function replaced(tree: SumTree, leaf: Expression, by: NamedQuantity): SumTree | null {
  if (leaf.type !== 'number') return null;
  const root = withNode(tree.root, leaf, leafOf(by, leaf.kind, leaf.index));
  const fresh = partOf(by, leaf.kind);
  const parts = tree.parts.map((part, at) =>
    at === leaf.index ? { ...fresh, nouns: [...new Set([...part.nouns, ...fresh.nouns])] } : part,
  );
  return root && { parts, root };
}

/** "e se forem 8 a 40?" */
function bothReplaced(
  { tree, age }: ReckonedBefore,
  place: number,
  [one, other]: readonly NamedQuantity[],
): Edit[] {
  const leaves = leavesOf(tree);
  if (!one || !other || leaves.length > 8) return [];
  return leaves.flatMap((first) => {
    if (!one.kinds.some(({ kind }) => kind === first.kind)) return [];
    const once = replaced(tree, first, one);
    if (!once) return [];
    return leavesOf(once).flatMap((second) => {
      const isSame =
        second.type === 'number' && first.type === 'number' && second.index === first.index;
      if (isSame || !other.kinds.some(({ kind }) => kind === second.kind)) return [];
      const twice = replaced(once, second, other);
      return twice
        ? [
            {
              way: 'replace' as const,
              ...facts(tree, first),
              tree: twice,
              place,
              age,
              others: leaves.length,
              by: [one, other],
            },
          ]
        : [];
    });
  });
}

/** "e sem o frete?", "sem o desconto" */
function removedIn({ tree, age }: ReckonedBefore, place: number): Edit[] {
  const nodes = nodesOf(tree.root).slice(1);
  return nodes.flatMap((node) => {
    const root = withNode(tree.root, node, null);
    return root && root !== tree.root && root.type === 'pair'
      ? [
          {
            way: 'remove' as const,
            ...facts(tree, node),
            tree: { parts: tree.parts, root },
            place,
            age,
            others: nodes.length,
            by: [],
          },
        ]
      : [];
  });
}

/** "5% só no pneu": a percentage of one part of a sum. */
function appliedIn(
  { tree, age }: ReckonedBefore,
  place: number,
  stated: readonly NamedQuantity[],
): Edit[] {
  const index = tree.parts.length;
  const nodes = nodesOf(tree.root)
    .slice(1)
    .filter(({ kind }) => kind === 'money');
  if (index >= PARTS_MAX || nodes.length > 12) return [];
  return stated.flatMap((by) => {
    if (!by.kinds.some(({ kind }) => kind === 'percent')) return [];
    const percent = leafOf(by, 'percent', index);
    return nodes.flatMap((node) =>
      (['less', 'more'] as const).flatMap((operation) => {
        const part = made(operation, node, percent);
        const root = part && withNode(tree.root, node, part);
        return root
          ? [
              {
                way: 'apply' as const,
                ...facts(tree, node),
                tree: { parts: [...tree.parts, partOf(by, 'percent')], root },
                place,
                age,
                others: nodes.length,
                by: [by],
              },
            ]
          : [];
      }),
    );
  });
}

/** "e a comissão agora?": an earlier sum with the newest result in the place of an older one. */
function againIn(
  { tree, age }: ReckonedBefore,
  place: number,
  earlier: readonly NamedQuantity[],
): Edit[] {
  const [newest] = earlier.filter(({ source, age: since }) => source === 'result' && since < age);
  const results = earlier.filter(({ source, age: since }) => source === 'result' && since > age);
  const kind = newest?.kinds[0]?.kind;
  if (!newest || !kind || tree.parts.length >= PARTS_MAX) return [];
  const fresh = leafOf(newest, kind, tree.parts.length);
  const nodes = nodesOf(tree.root).slice(1);
  return nodes.flatMap((node) => {
    const isResult =
      node.type === 'pair' || results.some(({ value }) => Math.abs(value - node.value) < 0.006);
    if (node.kind !== kind || !isResult || node.value === newest.value) return [];
    const root = withNode(tree.root, node, fresh);
    return root
      ? [
          {
            way: 'again' as const,
            ...facts(tree, node),
            tree: { parts: [...tree.parts, partOf(newest, kind)], root },
            place,
            age,
            others: nodes.length,
            by: [],
          },
        ]
      : [];
  });
}
