import { verbLikeness } from '../lexicon.ts';
import { type FoundPhrase, nounPhraseAt } from '../noun-phrase.ts';
import { readNumber } from '../numbers.ts';
import { type Answer, wordAt } from '../tokens.ts';
import { DETERMINERS, OFFERING } from '../vocabulary.ts';

/** Nobody names buyer or offer later; the limit bounds the time. */
const TOKENS_MAX = 400;
/** Several facts of one answer are chosen among its noun phrases. */
const PHRASES = new WeakMap<Answer, readonly FoundPhrase[]>();

/** All noun phrases of an answer, nested ones included: "pacote de gelo" and "gelo". */
export function nounPhrases(answer: Answer): readonly FoundPhrase[] {
  const known = PHRASES.get(answer);
  if (known) return known;
  const found = answer.tokens.slice(0, TOKENS_MAX).flatMap((_, at) => {
    const phrase = nounPhraseAt(answer, at);
    return phrase && phrase.from === at && !isOther(answer, phrase) ? [phrase] : [];
  });
  PHRASES.set(answer, found);
  return found;
}

/** "trezentos reais" is an amount, "instalo a cerca" starts with a verb. */
function isOther(answer: Answer, { from, headAt, to, key }: FoundPhrase): boolean {
  if (readNumber(answer, from) !== null) return true;
  if (isVerbAt(answer, headAt)) return true;
  return OFFERING.has(key) && headAt === to - 1 && DETERMINERS.has(wordAt(answer, to));
}

/** "aceita": a form of a verb, unless an article or "de" makes it a noun. */
function isVerbAt(answer: Answer, at: number): boolean {
  const previous = wordAt(answer, at - 1);
  const isNominal = /^(?:[oa]s?|uma?s?|d[eoa]s?|n[oa]s?|meus?|minhas?|cada)$/.test(previous);
  // "vendo casa geminada"
  const isSold = OFFERING.has(previous) && verbLikeness(wordAt(answer, at)) === 'maybe';
  return !isNominal && !isSold && verbLikeness(wordAt(answer, at)) === 'surely';
}
