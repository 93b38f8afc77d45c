import { withValue } from '../chain/changed.ts';
import type { SumTree } from '../chain/sum-tree.ts';
import { money, plain } from '../format.ts';
import type { Expression } from '../reading/expression.ts';
import type { Good } from './goods.ts';
import type { Line, Order } from './lines.ts';
import { goodFor, hasNoun } from './match.ts';

const WITHOUT_DISCOUNT = /\bsem (?:o |nenhum |qualquer )?desconto\b/;

/** "e se forem 150 camisetas?": a sum with other counts, at the price of as many; null for no change. */
export function changedOrder(
  tree: SumTree,
  { lines }: Order,
  goods: readonly Good[],
  folded: string,
): SumTree | null {
  let changed = tree;
  for (const line of lines) {
    const again = withCount(changed, line, goods);
    if (!again) return null;
    changed = again;
  }
  const { root } = changed;
  if (root.value === tree.root.value) return null;
  return WITHOUT_DISCOUNT.test(folded) && root.type === 'pair' && root.operation === 'less'
    ? { ...changed, root: root.left }
    : changed;
}

function withCount(tree: SumTree, line: Line, goods: readonly Good[]): SumTree | null {
  const pairs = productsIn(tree.root).filter(({ count }) => {
    const nouns = tree.parts[count]?.nouns ?? [];
    return line.nouns.slice(0, 1).every((noun) => hasNoun(nouns, noun));
  });
  const [pair, other] = pairs;
  const part = pair && tree.parts[pair.count];
  const priced = pair && tree.parts[pair.price];
  if (!pair || other || !part || !priced) return null;
  const value = line.isDefinite ? part.value : line.count;
  const counted = withValue(tree, pair.count, { ...part, value, written: plain(value) });
  const before = goodFor(part.nouns, part.value, goods);
  const fresh = goodFor(part.nouns, value, goods);
  const isOfList = before !== null && before.price === priced.value;
  const again = isOfList && fresh ? fresh.price : priced.value;
  const isSame = line.nouns.every((noun) => hasNoun(part.nouns, noun));
  const price = isSame ? again : (line.price ?? again);
  return (
    counted && withValue(counted, pair.price, { ...priced, value: price, written: money(price) })
  );
}

interface Product {
  count: number;
  price: number;
}

/** The products of a count and a price. */
function productsIn(one: Expression): Product[] {
  if (one.type === 'number') return [];
  const { left, right, operation } = one;
  if (operation === 'mul' && left.type === 'number' && right.type === 'number') {
    const [count, price] = left.kind === 'count' ? [left, right] : [right, left];
    return count.kind === 'count' && price.kind === 'money'
      ? [{ count: count.index, price: price.index }]
      : [];
  }
  return [...productsIn(left), ...productsIn(right)];
}
