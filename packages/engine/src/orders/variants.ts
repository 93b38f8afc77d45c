import type { Item } from './item.ts';
import type { Line } from './order.ts';
import type { Product } from './product.ts';
import { isSameToken, isTelling, type Token } from './tokens.ts';

const SIZED = /^(?:tam|tamanho|tamanhos|no|na|em|tudo|sendo|agora|sao|nº|numero|de)$/;

/** Whether words name a variant: a single character only where it is plainly a size. */
const namesVariant = (words: readonly Token[], { variant }: Product): boolean =>
  variant.some((one) =>
    words.some(
      (word, at) =>
        isTelling(word) &&
        isSameToken(one, word) &&
        (word.word.length > 1 || one.unit !== '' || SIZED.test(words[at - 1]?.word ?? '')),
    ),
  );

/** How many of the words of a variant are named. */
const shareOf = (words: readonly Token[], { variant }: Product): number =>
  variant.filter((one) => words.some((word) => isTelling(word) && isSameToken(one, word))).length;

interface Around {
  /** The words of the message, without those of its goods. */
  words: readonly Token[];
  pay: 'cash' | 'card' | 'boleto' | null;
  lines: readonly Line[];
}

/** An item with the variants that the message, the payment or the order before can mean. */
export function withVariant(item: Item, around: Around): Item {
  const { products } = item;
  if (products.length < 2 || products.some(({ kin }) => kin === '')) return item;
  const own = bestNamed(products, [...item.name, ...item.rest]);
  const chosen =
    own ??
    bestNamed(products, around.words) ??
    products.filter((one) => isOfPay(one, around.pay)).slice(0, 1);
  if (chosen.length > 0) return { ...item, products: chosen };
  const before = products.filter((one) =>
    around.lines.some(
      ({ product }) => product && product.kin !== '' && isSameVariant(product.variant, one.variant),
    ),
  );
  return before.length === 1 ? { ...item, products: before } : item;
}

function bestNamed(products: readonly Product[], words: readonly Token[]): Product[] | null {
  const named = products.filter((one) => namesVariant(words, one));
  const most = Math.max(0, ...named.map((one) => shareOf(words, one)));
  const best = named.filter((one) => shareOf(words, one) === most);
  return best.length > 0 && best.length < products.length ? best : null;
}

const CASH = /^(?:vist|pix|dinheir)$/;
const TERM = /^(?:praz|carta|credit|parcelad)$/;
const isOfPay = ({ variant }: Product, pay: Around['pay']): boolean =>
  (pay === 'cash' && variant.some(({ stem }) => CASH.test(stem))) ||
  (pay === 'card' && variant.some(({ stem }) => TERM.test(stem)));

const isSameVariant = (one: readonly Token[], other: readonly Token[]): boolean =>
  one.length === other.length && one.every((word, at) => isSameWord(word, other[at]));
const isSameWord = (one: Token, other: Token | undefined): boolean =>
  other !== undefined && isSameToken(one, other);

/** "tudo no amadeirado": the lines in the variant that a message names; null where it names none. */
export function inVariant(
  lines: readonly Line[],
  words: readonly Token[],
  products: readonly Product[],
): Line[] | null {
  const changed = lines.map((line) => {
    const { product } = line;
    if (!product || product.kin === '') return line;
    const kin = products.filter(({ kin: own }) => own === product.kin);
    const [found, other] = bestNamed(kin, words) ?? [];
    return found && !other && found.label !== product.label
      ? { ...line, product: found, label: found.label }
      : line;
  });
  return changed.some((one, at) => one !== lines[at]) ? changed : null;
}

/** "pelo de 50 litros": the variant of a line that some words name. */
export const siblingOf = (
  { product }: Line,
  words: readonly Token[],
  products: readonly Product[],
): Product | null => {
  if (!product || product.kin === '') return null;
  const kin = products.filter(({ kin: own }) => own === product.kin);
  return bestNamed(kin, words)?.[0] ?? null;
};
