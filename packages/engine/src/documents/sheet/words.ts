import { DOCUMENT_WORDS } from '../../knowledge/documents/words.gen.ts';
import { fold } from '../../shared/text.ts';
import { sameStem, stemOf, stemsOf, wordsOf } from '../terms.ts';

const RELATIONS = new Map<string, Set<number>>();
for (const [at, group] of DOCUMENT_WORDS.related.entries()) {
  for (const word of group) {
    const stem = spelled(stemOf(word));
    RELATIONS.set(stem, (RELATIONS.get(stem) ?? new Set()).add(at));
  }
}

/** How like words are that differ by one character. */
export const ONE_EDIT = 0.8;

/** "antireflexo" is a spelling of "antirreflexo". */
export function spelled(stem: string): string {
  return stem.replace(/([rs])\1/g, '$1');
}

/** How well two stems mean the same, 0 to 1. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (/\d/.test(one) || /\d/.test(other)) return 0;
  if (sameStem(one, other)) return 0.95;
  if (one.length >= 5 && other.length >= 5 && isOneEdit(one, other)) return ONE_EDIT;
  const groups = RELATIONS.get(one);
  const others = RELATIONS.get(other);
  if (!groups || !others) return 0;
  return [...groups].some((at) => others.has(at)) ? 0.6 : 0;
}

function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  // Stems of one length that differ at their end are of other words: "vender", "vended".
  if (one.length === other.length && one.slice(0, -1) === other.slice(0, -1)) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  return (
    one.slice(start + 1) === other.slice(start + 1) ||
    one.slice(start) === other.slice(start + 1) ||
    one.slice(start + 1) === other.slice(start) ||
    (one[start] === other[start + 1] &&
      one[start + 1] === other[start] &&
      one.slice(start + 2) === other.slice(start + 2))
  );
}

const SIZE = /(?<![\p{L}\d])(?:PP|P|M|G|GG|XG|XXG)(?![\p{L}\d])/gu;
const SIZES: ReadonlyMap<string, string> = new Map([
  ['P', 'pequeno'],
  ['M', 'medio'],
  ['G', 'grande'],
]);

/** "2h" and "400g" are numbers with units. */
const MEASURE = /^\d+(?:h\d*|kg|g|ml|km|m|x|l|cm|min|o|a)$/;

/** "265/65" of a tyre; no date. */
const PAIR = /(?<![\d/])\d{3}\/\d{2}(?![\d/])/g;

/** The stems of a text with its codes, "10x10" and "D45", and written-out sizes. */
export function stemsWithCodes(text: string): string[] {
  const codes = wordsOf(text).filter(
    (word) => /\d/.test(word) && /[a-z]/.test(word) && !MEASURE.test(word),
  );
  const sizes = [...text.matchAll(SIZE)].flatMap(([size]) => {
    const word = SIZES.get(size);
    return word ? [stemOf(word)] : [];
  });
  const stems = stemsOf(text).map((stem) => (stem === 'media' ? 'medio' : stem));
  const pairs = text.match(PAIR) ?? [];
  return [...new Set([...stems, ...codes, ...pairs, ...sizes].map(spelled))];
}

/** The numbers of a text as written, without thousands points. */
export const numbersIn = (text: string): string[] =>
  [...fold(text).matchAll(/\d{1,3}(?:\.\d{3})+|\d+/g)].map(([number]) =>
    number.replaceAll('.', ''),
  );
