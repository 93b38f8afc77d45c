import { readQuantities } from '../amounts.ts';
import type { FoundPhrase } from '../noun-phrase.ts';
import { payeeOf } from '../payee.ts';
import { type Answer, clauseEnd, clauseStart, type Token, wordAt } from '../tokens.ts';
import { DETERMINERS } from '../vocabulary.ts';
import { prepositionClass, verbClass } from './word-classes.ts';

const FILLER =
  /^(?:ja|so|tambem|tbm|hoje|muito|muita|mais|sempre|umas?|uns|meio|bem|la|ai|aqui|isso|comigo|conosco|ate|me|se|lhe|te|nos|quase|geralmente|normalmente)$/;
const VERB_REACH = 8;
/** Verbs whose object follows a preposition: "trabalho com", "mexo em", "investe em". */
const INDIRECT = /^(?:trabalh|mex|atu|gast|invest|especializ|lid|consist)/;

/** The token before a phrase and its determiners. */
export function tokenBefore(answer: Answer, { from }: FoundPhrase): number {
  let at = from - 1;
  while (DETERMINERS.has(wordAt(answer, at)) && prepositionClass(wordAt(answer, at)) === null) at--;
  // "a" and "as" are articles here, and "a" before a price is none.
  while (/^(?:a|as|o|os)$/.test(wordAt(answer, at))) at--;
  return at;
}

/** What comes directly before a phrase: "in", "of", "verb-buy", "number", "start". */
export function classBefore(answer: Answer, phrase: FoundPhrase): string {
  let at = tokenBefore(answer, phrase);
  while (FILLER.test(wordAt(answer, at))) at--;
  const token = answer.tokens[at];
  if (!token || token.kind === 'break') return 'start';
  return prepositionClass(token.folded) ?? classOf(token);
}

/** What comes directly after a phrase. */
export function classAfter(answer: Answer, { to }: FoundPhrase): string {
  const token = answer.tokens[to];
  if (!token) return 'end';
  if (token.kind === 'break') return token.text === ',' ? 'comma' : 'break';
  const preposition = prepositionClass(token.folded);
  const next = answer.tokens[to + 1];
  if (preposition && (next?.kind === 'number' || next?.folded === 'r$'))
    return `${preposition}-number`;
  // "é" and "e" are folded alike.
  if (token.text.toLowerCase() === 'é') return 'verb-be';
  return preposition ?? classOf(token);
}

function classOf({ kind, folded }: Token): string {
  if (kind === 'number' || folded === 'r$') return 'number';
  if (kind !== 'word') return 'symbol';
  const verb = verbClass(folded);
  return verb ? `verb-${verb}` : 'word';
}

/** The nearest verb before a phrase in its clause, and how near it is. */
export function verbBefore(answer: Answer, phrase: FoundPhrase): string {
  const start = Math.max(clauseStart(answer, phrase.from), phrase.from - VERB_REACH);
  let words = 0;
  let isIndirect = false;
  for (let at = phrase.from - 1; at >= start; at--) {
    const word = wordAt(answer, at);
    const isConjunction = word === 'e' && answer.tokens[at]?.text !== 'é';
    const verb = isConjunction ? null : isOwnVerb(answer, at) ? 'offer' : verbClass(word);
    const isObject = words === 0 && (!isIndirect || INDIRECT.test(word));
    if (verb) return `${verb}-${isObject ? 'object' : words < 3 ? 'near' : 'far'}`;
    isIndirect ||= /^(?:in|for|to|without|by)$/.test(prepositionClass(word) ?? '') && word !== 'a';
    if (!FILLER.test(word) && !DETERMINERS.has(word) && !prepositionClass(word)) words++;
  }
  return 'none';
}

/** "eu afio": what the seller does. */
const isOwnVerb = (answer: Answer, at: number): boolean =>
  wordAt(answer, at - 1) === 'eu' && /.{2}o$/.test(wordAt(answer, at));

/** The classes of verbs in the clause of a phrase. */
export function verbsOfClause(answer: Answer, at: number): Set<string> {
  const words = answer.tokens.slice(clauseStart(answer, at), clauseEnd(answer, at));
  return new Set(
    words.flatMap(({ folded, text }) =>
      folded === 'e' && text !== 'é' ? [] : (verbClass(folded) ?? []),
    ),
  );
}

/** Amounts of money with their first token and the one after their currency. */
export interface MoneyAt {
  first: number;
  end: number;
}

/** Below this a bare number is rarely money. */
const MONEY_FROM = 20;

/** The amounts that may be prices; the read price alone when there is one. */
export function moneyOf(answer: Answer, priceAt: number | null): readonly MoneyAt[] {
  const quantities = readQuantities(answer);
  const price = quantities.filter(
    ({ first, numberEnd }) => priceAt !== null && first <= priceAt && priceAt < numberEnd,
  );
  const money = quantities.filter(
    (one) =>
      (one.kind === 'money' || (one.kind === 'bare' && one.low >= MONEY_FROM)) &&
      payeeOf(answer, one) !== 'other',
  );
  return (price.length > 0 ? price : money).map(({ first, numberEnd }) => ({
    first,
    end: numberEnd,
  }));
}

/** What the word after a phrase, and the first verb after it, say of it. */
export function relationAfter(answer: Answer, to: number): string {
  const word = wordAt(answer, to);
  const isRelative = /^(?:que|q|quem)$/.test(word);
  const verb = verbClass(wordAt(answer, isRelative ? to + 1 : to));
  return `${isRelative ? 'that' : (prepositionClass(word) ?? 'other')}-${verb ?? 'none'}`;
}

/** "rede que rasga na pedra": the head of a relative clause, or a noun inside it. */
export function whereInRelative(answer: Answer, { from, to }: FoundPhrase): string {
  if (/^(?:que|q)$/.test(wordAt(answer, to))) return 'head';
  const start = clauseStart(answer, from);
  const words = answer.tokens.slice(start, from).map(({ folded }) => folded);
  return words.some((word) => /^(?:que|q)$/.test(word)) ? 'inside' : 'none';
}
