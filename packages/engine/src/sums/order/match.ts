import type { Good } from './goods.ts';

/** Units in which goods are measured: a price of one is none of another. */
const MEASURES = new Set([
  'cento',
  'duzia',
  'milheiro',
  'kg',
  'g',
  'l',
  'm',
  'm2',
  'hour',
  'day',
  'month',
]);
/** Packs that an order may name and a list leaves out: "40 sacos de argamassa". */
const PACKS =
  /^(?:saco|caixa|pacote|pote|rolo|galao|garrafa|par|lata|item|sessao|barra|fardo|m2|kg)$/;

/** The price that holds for so many of what some nouns name; null where none or several do. */
export function goodFor(
  nouns: readonly string[],
  count: number,
  goods: readonly Good[],
): Good | null {
  const named = matching(nouns, goods, ({ nouns: own }) => own);
  const other = named.length > 0 ? named : matching(nouns, goods, ({ others }) => others);
  // "18 latas de tinta" where "a lata custa 389".
  const found = other.length > 0 ? other : goods.filter((good) => isPackOf(good, nouns));
  const holding = found.filter((one) => holds(one, count));
  const least = Math.max(0, ...holding.map((one) => one.least ?? 0));
  const tier = holding.filter((one) => (one.least ?? 0) === least);
  const bounded = tier.filter(({ most }) => most !== null);
  const left = bounded.length > 0 ? bounded : tier;
  // The newest price of the talk outranks those of lists.
  const own = left.findLast(({ source }) => source === null);
  if (own) return own;
  const [first] = left;
  return first && new Set(left.map(({ price }) => price)).size === 1 ? first : null;
}

const isPackOf = ({ nouns: [pack = '', ...rest], source }: Good, [first]: readonly string[]) =>
  rest.length === 0 && source === null && pack === first && PACKS.test(pack);

const holds = ({ least, most }: Good, count: number): boolean =>
  (least === null || count >= least) && (most === null || count <= most);

/** The goods with most of the nouns; of equals those with the fewest other nouns. */
function matching(
  nouns: readonly string[],
  goods: readonly Good[],
  namesOf: (good: Good) => readonly string[],
): Good[] {
  const telling = nouns.filter((noun) => !PACKS.test(noun) && !MEASURES.has(noun));
  const [head] = telling.length > 0 ? telling : nouns;
  if (head === undefined) return [];
  const scored = goods.flatMap((good) => {
    const names = namesOf(good);
    const isOther = nouns.some((noun) => MEASURES.has(noun) && !hasNoun(names, noun));
    const isOpen = names.some((noun) => MEASURES.has(noun) && !hasNoun(nouns, noun));
    const isNamed =
      hasNoun(names, head) ||
      (names.some((one) => !PACKS.test(one) && !MEASURES.has(one)) &&
        names.every((one) => hasNoun(nouns, one)));
    if (!isNamed || isOpen || (isOther && !PACKS.test(nouns[0] ?? ''))) return [];
    const shared = names.filter((noun) => hasNoun(nouns, noun)).length;
    return [{ good, shared, open: names.length - shared }];
  });
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  const best = scored.filter(({ shared }) => shared === most);
  const fewest = Math.min(...best.map(({ open }) => open));
  const left = best.filter(({ open }) => open === fewest);
  const heads = left.filter(({ good }) => sameNoun(namesOf(good)[0] ?? '', head));
  const found = (heads.length > 0 ? heads : left).map(({ good }) => good);
  const others = best
    .map(({ good }) => good)
    .filter((one) => sameNoun(namesOf(one)[0] ?? '', head));
  // "cadeira" names neither "cadeira de jantar" nor "cadeira de balanço" of a list.
  const isOpen = fewest > 0 && found.every(({ source }) => source !== null);
  return isOpen && new Set(others.map(({ nouns: own }) => own.join())).size > 1 ? [] : found;
}

export const hasNoun = (nouns: readonly string[], noun: string): boolean =>
  nouns.some((one) => sameNoun(one, noun));

const STEM_MIN = 5;
/** Also in another gender or spelling: "bordado", "bordada". */
const sameNoun = (one: string, other: string): boolean =>
  one === other ||
  (one.length === other.length &&
    one.length >= STEM_MIN &&
    one.slice(0, -1) === other.slice(0, -1));
