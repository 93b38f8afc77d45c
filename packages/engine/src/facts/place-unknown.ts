import { lexicalClasses, verbLikeness } from './lexicon.ts';
import { isAgent } from './noun-phrase.ts';
import { isNameAt } from './place-names.ts';
import { type Answer, wordAt } from './tokens.ts';
import { COMPANIES, DETERMINERS, OFFERING, PERSONS, STOPS, VERBS } from './vocabulary.ts';

/** What may follow the last name of an enumeration. */
const AFTER_LIST = /^(?:e|ou|que|q|com|de|da|do|para|pra|onde|na|no)$/;

/**
 * Whether an unknown word goes on an enumeration of places: a capitalised one, or after "e" a
 * small one that no list knows ("osasco e carapicuiba").
 */
export function isUnknownName(answer: Answer, at: number, isAfterComma: boolean): boolean {
  const token = answer.tokens[at];
  if (token?.kind !== 'word' || isWho(token.folded) || !isListed(answer, at)) return false;
  if (isNameAt(answer, at)) return true;
  const isLower = /^\p{Ll}/u.test(token.text) && token.folded.length > 3;
  return isLower && !isAfterComma && !isNameAt(answer, at - 2) && !isCommonWord(token.folded);
}

const isWho = (word: string): boolean =>
  [PERSONS, COMPANIES, DETERMINERS, OFFERING, STOPS].some((words) => words.has(word));

const isCommonWord = (word: string): boolean =>
  VERBS.has(word) ||
  isAgent(word) ||
  verbLikeness(word) !== null ||
  lexicalClasses(word).length > 0 ||
  /(?:ndo|mente)$/.test(word);

/** Names end before a break, a link or a preposition, and no verb. */
function isListed(answer: Answer, at: number): boolean {
  let end = at + 1;
  while (
    isNameAt(answer, end) ||
    (/^d[eao]s?$/.test(wordAt(answer, end)) && isNameAt(answer, end + 1))
  )
    end++;
  const token = answer.tokens[end];
  return !token || token.kind === 'break' || AFTER_LIST.test(wordAt(answer, end));
}
