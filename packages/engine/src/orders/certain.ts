import { fold } from '../shared/text.ts';
import type { Item } from './item.ts';
import type { ListRules } from './list-rules.ts';
import type { Order } from './order.ts';
import type { ListLine } from './price-list.ts';
import type { Product } from './product.ts';
import { isSameToken, isTelling, type Token } from './tokens.ts';

/** What a line says that changes the price of goods by quantity, day or kit. */
const MODIFIES =
  /\b(?:acima de|a partir de|mais de|levando|leve|ou mais|minim\w+|acresc\w+|a menos|a mais|desconto|off|kits?|combos?|promoc\w*|sabados?|domingos?|feriados?|noturn\w+|urgen\w+|taxa)\b/;
/** Rules of other matters than the price of an order. */
const OF_OTHERS = /\b(?:garantia|prazo|troca|devol\w+|multa|cancel\w+|atras\w+|uteis|horario)\b/;
const STEPS = /\b(?:acima de|a partir de|mais de|levando|ou mais)\b/;

/** The lines that may change the price of an order, and of which neither goods nor rules were read. */
export function unreadIn(
  lines: readonly ListLine[],
  products: readonly Product[],
  { percents, freights, parts, boleto }: Omit<ListRules, 'unread'>,
): string[] {
  const sold = products.flatMap(({ source }) => source?.line ?? []);
  const read = new Set(
    [...percents, ...freights, ...[parts ?? [], boleto ?? []].flat()].map(({ line }) => line),
  );
  const whole = lines.filter(({ item }) => item === '').map(({ line }) => line);
  return [...new Set(whole)].filter((line) => {
    const folded = fold(line);
    return (
      /\d/.test(line) &&
      MODIFIES.test(folded) &&
      !OF_OTHERS.test(folded) &&
      !read.has(line) &&
      !sold.some((one) => one.includes(line))
    );
  });
}

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
