import type { Product } from './product.ts';
import { isSameToken, isTelling, type Token } from './tokens.ts';

/** What a mention names: one product, several that it may be, or none. */
export interface Match {
  products: readonly Product[];
  /** How many of the tokens are its name. */
  length: number;
}

/** What goods are packed in or counted by; lists often leave it out. */
export const CONTAINER =
  /^(?:sac|caix|lat|pot|pacot|fard|bald|garraf|frasc|gala|rol|barr|barril|pec|unidad|par|jog|cent|duzi|milheir|metr|quil|kg|litr|item|bandej|sache|vidr|cop|conjunt|kit|dos|chap|folh)[aeo]?$/;
/** A pack of several: its price is another than that of one. */
const PACK = /^(?:fard|caix|pacot|engradad|kit)[aeo]?$/;

interface Scored {
  product: Product;
  /** Its words that the tokens do not name. */
  unnamed: readonly Token[];
  length: number;
  matched: number;
  open: number;
}

/** The product that the beginning of some tokens names; of several that fit, those with the least else. */
export function matchOf(tokens: readonly Token[], products: readonly Product[]): Match {
  const scored = products.flatMap((product) => scoreOf(tokens, product) ?? []);
  if (scored.length === 0) return { products: [], length: 0 };
  const most = Math.max(...scored.map(({ matched }) => matched));
  const named = scored.filter(({ matched }) => matched === most);
  const least = Math.min(...named.map(({ open }) => open));
  const best = named.filter(({ open }) => open === least);
  const rivals = named.filter(
    (one) => !best.includes(one) && best.some((two) => isOtherSize(two, one)),
  );
  if (rivals.length > 0) {
    const all = [...best, ...rivals];
    return {
      products: all.map(({ product }) => product),
      length: Math.max(...all.map((one) => one.length)),
    };
  }
  const isTalk = best.filter(({ product }) => product.source === null);
  const chosen = isTalk.length > 0 ? isTalk.slice(-1) : best;
  return {
    products: chosen.map(({ product }) => product),
    length: Math.max(...chosen.map(({ length }) => length)),
  };
}

/** Whether two differ by sizes of which none is named: "mel" of 500 g and of 1 kg. */
const isOtherSize = ({ unnamed }: Scored, { unnamed: others }: Scored): boolean =>
  unnamed.some(
    (one) =>
      one.value !== null &&
      others.some(
        (other) => other.unit === one.unit && other.value !== null && other.value !== one.value,
      ),
  );

const EXACT = 0.01;

/** How much of a product's name the tokens begin with; null for none of it. */
function scoreOf(tokens: readonly Token[], product: Product): Scored | null {
  const left = [...product.words];
  const beside = [...product.besides];
  const alias = [...product.aliases];
  let isAlias = false;
  let matched = 0;
  let exact = 0;
  let length = 0;
  let skipped = 0;
  for (const [at, token] of tokens.entries()) {
    if (!isTelling(token)) continue;
    const own = left.findIndex((one) => isSameToken(one, token));
    const other = own < 0 ? beside.findIndex((one) => isSameToken(one, token)) : -1;
    const called = own < 0 && other < 0 ? alias.findIndex((one) => isSameToken(one, token)) : -1;
    if (called >= 0) {
      isAlias ||= alias[called]?.value === null;
      alias.splice(called, 1);
      matched += 0.6;
      length = at + 1;
      continue;
    }
    if (own < 0 && other < 0) {
      // "sacos de cimento" of a list that names no sacks.
      const isContainer = matched === 0 && CONTAINER.test(token.stem);
      if (!isContainer || skipped > 0) break;
      skipped = PACK.test(token.stem) ? 1 : EXACT;
      continue;
    }
    if (own >= 0) {
      if (left[own]?.stem === token.stem) exact += EXACT;
      left.splice(own, 1);
    } else beside.splice(other, 1);
    matched += own >= 0 ? 1 : 0.5;
    length = at + 1;
  }
  // The price of one is not that of a pack.
  if (skipped === 1 && product.source !== null) return null;
  if (product.words.length === left.length && !isAlias) return null;
  // A size or a column alone names no goods.
  const isOfVariant = (one: Token) => product.variant.includes(one);
  const isNamed = product.words.some((one) => !isOfVariant(one) && !left.includes(one));
  if (product.kin !== '' && !isNamed && product.words.some((one) => !isOfVariant(one))) return null;
  const open = left.reduce((sum, { value }) => sum + (value === null ? 1 : 0.9), 0);
  return { product, unnamed: left, length, matched: matched - skipped + exact, open };
}
