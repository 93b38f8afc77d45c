import { fold } from '../shared/text.ts';

/** "você disse", in the three languages of the texts. */
const ATTRIBUTION =
  /\b(?:voce (?:me |nos )?(?:disse|contou|falou|mencionou|escreveu|relatou|informou)|nas suas palavras|segundo voce|you (?:said|told|mentioned|wrote)|in your words|(?:dijiste|contaste|mencionaste|escribiste|en tus palabras|segun tu))\b/;
const QUOTE = /[“"«]([^“”"«»]{3,300})[”"»]/g;
const STEM = 5;
const WORD_LENGTH = 5;
/** Below this share of words from the answers, the seller did not say it. */
const SAID_SHARE = 0.5;
const SHOWN_MAX = 120;

/**
 * Checks that what an answer attributes to the seller is in the seller's answers.
 * @throws Error that names the sentence, for the model to correct.
 */
export function requireStatedAttributions(
  texts: readonly string[],
  answers: readonly string[],
): void {
  const said = plain(answers.join(' \n '));
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/))) {
    if (!isFalse(sentence, said)) continue;
    throw new Error(
      `o vendedor não disse isto, cite as palavras dele ou escreva como hipótese: ${sentence.slice(0, SHOWN_MAX)}`,
    );
  }
}

function isFalse(sentence: string, said: string): boolean {
  const folded = fold(sentence);
  const match = ATTRIBUTION.exec(folded);
  if (match === null) return false;
  const quotes = [...sentence.matchAll(QUOTE)].map(([, words = '']) => plain(words));
  if (quotes.length > 0) return quotes.some((words) => !said.includes(words));
  // What was said stands after "você disse que", or before ", como você disse".
  const after = wordsOf(folded.slice(match.index + match[0].length));
  const words = after.length > 0 ? after : wordsOf(folded.slice(0, match.index));
  const known = words.filter((word) => said.includes(word.slice(0, STEM)));
  return words.length > 0 && known.length / words.length < SAID_SHARE;
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const wordsOf = (text: string): string[] =>
  (text.match(/[a-z]+/g) ?? []).filter((word) => word.length >= WORD_LENGTH);
