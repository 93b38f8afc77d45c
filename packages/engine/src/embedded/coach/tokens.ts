import { ABBREVIATIONS, PHRASES } from '../../knowledge/coach/words.ts';
import { fold } from '../../shared/text.ts';

/** Stands between clauses, so that a denial does not reach over a comma. */
export const PAUSE = '·';
/** Longer texts are recognised by their beginning. */
const TOKENS_MAX = 160;
const TEXT_MAX = 1_500;

/** The words of a colloquial text in one spelling: folded, abbreviations told in full. */
export function tokensOf(text: string): string[] {
  const plain = PHRASES.reduce(
    (folded, [pattern, word]) => folded.replace(pattern, word),
    fold(text.slice(0, TEXT_MAX)),
  );
  return plain
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[,.;:!?…](?=\D|$)/g, ` ${PAUSE} `)
    .split(/[^a-z0-9·]+/)
    .filter(Boolean)
    .flatMap(inFull)
    .slice(0, TOKENS_MAX);
}

/** Only entries of its own count: every object also answers to `constructor`. */
const inFull = (word: string): string[] =>
  Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? word).split(' ') : [word];
