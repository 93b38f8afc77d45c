import { DOCUMENT_WORDS } from '../knowledge/documents/words.gen.ts';
import { fold } from '../shared/text.ts';

const STOP = new Set(DOCUMENT_WORDS.plain);
const STEM_MAX = 6;
const PREFIX_MIN = 4;
const CANONICAL = new Map(
  DOCUMENT_WORDS.synonyms.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [word, cutStem(first)] as const),
  ),
);

/** The stem of a folded word: without plural, as a prefix; words of one meaning have one stem. */
export function stemOf(word: string): string {
  return CANONICAL.get(word) ?? cutStem(word);
}

function cutStem(word: string): string {
  if (/\d/.test(word)) return word;
  const singular = word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/(?<=[aeiou])ns$/, 'm')
    .replace(/(?<=.{2})s$/, '');
  return singular.slice(0, STEM_MAX);
}

/** The stems of the content words of a text, without numbers. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP.has(word) && !/^\d/.test(word) && isWord(word))
    .map(stemOf);
}

/** The folded words and numbers of a text. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll('²', '2')
    .replace(/e-mail/g, 'email')
    .replace(/\bd['’`](?=[a-z])/g, 'd')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Single characters name sizes and plans: "G", "plano B". */
const isWord = (word: string) => word.length > 1 || /[b-df-hj-np-z]/.test(word);

/** Whether two stems are of one word: "instal" and "instala". */
export function sameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= PREFIX_MIN && long.startsWith(short);
}
