import type { Item } from './item.ts';
import { matchOf } from './match.ts';
import type { Line, Order } from './order.ts';
import { type Product, shownLabel } from './product.ts';
import type { Request } from './request.ts';
import { isSameToken, isTelling, type Token } from './tokens.ts';
import { siblingOf, withVariant } from './variants.ts';

/** What may be put in the place of something else: "trocou a unha pelo pastel". */
export const SWAPS =
  /\b(?:troc\w+|mud(?:a|e|em|o|ou|ar|aram)|substitu\w+) (?:\S{1,20} ){1,8}(?:por|pel[oa]s?)\b/;
const BY = /^(?:por|pel[oa]s?)$/;

/** "trocou a unha pelo pastel": one line of the order becomes other goods, or another variant. */
export function swappedIn(
  { tokens, folded, phrases }: Request,
  { lines }: Order,
  items: readonly Item[],
  products: readonly Product[],
): Line[] | null {
  const by = tokens.findIndex(({ word }) => BY.test(word));
  if (!SWAPS.test(folded) || by < 1) return null;
  const given = tokens.slice(0, by);
  const wanted = tokens.slice(by + 1);
  const named = lines.map((line) => matchedIn(given, line));
  const most = Math.max(0, ...named);
  const at = named.indexOf(most);
  const old = lines[at];
  if (!old || most === 0 || phrases.length === 0) return null;
  const start = wanted.findIndex((token) => isTelling(token));
  const match = start < 0 ? [] : matchOf(wanted.slice(start), products).products;
  const [product, other] =
    match.length > 0
      ? withVariant(
          { ...EMPTY_ITEM, name: wanted, products: match },
          { words: wanted, pay: null, lines },
        ).products
      : [siblingOf(old, wanted, products)];
  if (!product || other || items.length > 2) return null;
  return lines.map((line) =>
    line === old ? { ...line, product, label: shownLabel(product), name: product.words } : line,
  );
}
const EMPTY_ITEM: Item = {
  count: null,
  measure: '',
  name: [],
  price: null,
  products: [],
  at: 0,
  before: '',
  rest: [],
};

/** How many words name a line. */
const matchedIn = (words: readonly Token[], { product, name }: Line): number =>
  [...(product?.words ?? name)].filter((one) =>
    words.some((word) => isTelling(word) && isSameToken(one, word)),
  ).length;
