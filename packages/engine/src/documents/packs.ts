/** "500 un R$ 95": so many together for one price. */
const PACK =
  /(?<=(?<before>.{0,16}))(?<![\d.,])(?<size>\d[\d.]{0,8}) ?(?:un|und|unid|unids|unidades?|p[cç]s?|pe[cç]as?|folhas?|c[oó]pias?)\.? ?(?:por|a|sai por|[:=–-])? ?R\$ ?(?<price>\d[\d.]{0,9}(?:,\d{2})?)(?=(?<after>.{0,12}))/giu;
/** A price for each from so many on. */
const FROM = /(?:partir d[eao]s?|acima de|mais de|at[eé]|m[ií]nimo(?: de)?|desde) ?$/iu;
const EACH = /^ ?(?:\/|cada|a unid|a pe[cç]a|por un|por pe[cç]a|unit|o cento|o milheiro)/iu;

interface Pack {
  size: number;
  price: number;
}

const numberOf = (written = '') => Number(written.replaceAll('.', '').replace(',', '.'));

/** The packs of a line; none where more pieces cost less, which are prices for each. */
function packsIn(line: string): Pack[] {
  const packs = [...line.matchAll(PACK)].flatMap(({ groups }) => {
    const { before = '', size, price, after = '' } = groups ?? {};
    const isEach = FROM.test(before) || EACH.test(after);
    return isEach ? [] : [{ size: numberOf(size), price: numberOf(price) }];
  });
  const isRising = packs.every(
    ({ size, price }, at) =>
      at === 0 || (size > (packs[at - 1]?.size ?? 0) && price > (packs[at - 1]?.price ?? 0)),
  );
  return isRising ? packs.filter(({ size }) => size > 1) : [];
}

/**
 * How often the price of a line is paid for so many pieces, and which price: once for a pack of as
 * many. Null for a number of pieces that no pack of the line has.
 */
export function packsFor(
  line: string,
  price: number,
  count: number,
): { price: number; count: number } | null {
  const packs = packsIn(line);
  if (!packs.some((one) => one.price === price)) return { price, count };
  const exact = packs.find(({ size }) => size === count);
  if (exact) return { price: exact.price, count: 1 };
  // "2 pacotes": fewer than the least pack has pieces are packs, if the line sells one.
  const [only, ...others] = packs;
  return only && others.length === 0 && count < only.size && count === 1 ? { price, count } : null;
}
