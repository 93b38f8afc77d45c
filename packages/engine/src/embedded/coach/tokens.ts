import { ABBREVIATIONS, PHRASES } from '../../knowledge/coach/words.ts';
import { fold } from '../../shared/text.ts';

/** Separates clauses, so that a denial does not extend over a comma. */
export const PAUSE = '·';
/** Only the start of longer texts is used. */
const TOKENS_MAX = 160;
const TEXT_MAX = 1_500;

/** The words of a colloquial text: folded, with abbreviations expanded. */
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
    .flatMap(expand)
    .slice(0, TOKENS_MAX);
}

/** Own properties only: every object also has `constructor`. */
const expand = (word: string): string[] =>
  Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? word).split(' ') : [word];
