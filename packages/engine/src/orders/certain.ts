import { fold } from '../shared/text.ts';
import type { Item } from './item.ts';
import type { Order } from './order.ts';
import type { Product } from './product.ts';
import { isSameToken, isTelling, type Token } from './tokens.ts';

const STEPS = /\b(?:acima de|a partir de|mais de|levando|ou mais)\b/;

/** Whether the price of each of the goods of an order is the only one that its row and name can mean. */
export function isCertain(
  items: readonly Item[],
  { lines }: Order,
  products: readonly Product[],
): boolean {
  const listed = products.filter(({ source }) => source !== null);
  return (
    items.every((item) => isPriced(item) && isOnly(item, listed)) &&
    lines.every(({ product }) => !product?.source || isWhole(product, listed))
  );
}

/** What is counted and has no price is missing in the total. */
const isPriced = ({ count, price, products }: Item): boolean =>
  count === null || price !== null || products.length > 0;

function isOnly(
  { name, products: [chosen, ...others] }: Item,
  listed: readonly Product[],
): boolean {
  if (!chosen?.source) return true;
  const said = name.filter(isTelling);
  const open = unnamedOf(chosen, said);
  return listed.every(
    (one) =>
      one === chosen ||
      others.includes(one) ||
      hasSamePrice(one, chosen) ||
      !said.every((token) => isNamedIn(token, one)) ||
      (open === 0 && unnamedOf(one, said) > 0),
  );
}

const unnamedOf = ({ words }: Product, said: readonly Token[]): number =>
  words.filter((word) => !said.some((token) => isSameToken(token, word))).length;
const isNamedIn = (token: Token, { words, besides, aliases }: Product): boolean =>
  [...words, ...besides, ...aliases].some((one) => isSameToken(one, token));
const hasSamePrice = ({ prices: [one] }: Product, { prices: [other] }: Product): boolean =>
  one?.amount === other?.amount;

/** Whether a row that states steps of quantity has them among its prices. */
function isWhole({ source }: Product, listed: readonly Product[]): boolean {
  const line = source?.line ?? '';
  if (!STEPS.test(fold(line))) return true;
  return listed.some(
    (one) =>
      one.source?.line === line && one.prices.some(({ least, most }) => (least ?? most) !== null),
  );
}
