import { memoised } from '../../shared/memo.ts';
import { alternativeAt } from '../alternatives.ts';
import { isComplaintSign } from '../complaint-signs.ts';
import type { AnswerKind } from '../context.ts';
import { lexicalClasses, verbLikeness } from '../lexicon.ts';
import type { FoundPhrase } from '../noun-phrase.ts';
import { isAgent } from '../noun-phrase.ts';
import { knownPlaceEnd } from '../place-names.ts';
import { type Answer, clauseStart, wordAt } from '../tokens.ts';
import { tradeCueOf } from '../trade-cues.ts';
import { COMPANIES, PERSONS } from '../vocabulary.ts';
import {
  classAfter,
  classBefore,
  relationAfter,
  verbBefore,
  whereInRelative,
} from './surroundings.ts';
import { prepositionClass } from './word-classes.ts';

/** What a noun names, as one word: the lists of the domain come before the general lexicon. */
const senseOf = memoised((word): string => {
  const classes = lexicalClasses(word);
  const isCompany = COMPANIES.has(word) || classes.includes('organisation');
  const isPerson = PERSONS.has(word) || isAgent(word) || classes.includes('people');
  const isThing = classes.includes('good') || classes.includes('service');
  if (isPerson) return isThing ? 'person-or-thing' : 'person';
  if (isCompany) return isThing ? 'company-or-thing' : 'company';
  if (isThing)
    return classes.includes('trouble') || classes.includes('setting')
      ? 'thing-or-other'
      : (classes[0] ?? 'thing');
  const [first] = classes;
  return first ?? verbSense(word) ?? 'unknown';
});

function verbSense(word: string): string | null {
  const likeness = verbLikeness(word);
  return likeness && `verb-${likeness}`;
}

/** The sense of a phrase: of its head, and of the last noun of its complements. */
export function sensesOf(
  answer: Answer,
  { key, headAt, to }: FoundPhrase,
): [head: string, complement: string] {
  const complement = to - headAt > 1 ? senseOf(wordAt(answer, to - 1)) : 'none';
  return [senseOf(key), complement];
}

/** Features of a phrase that speak for or against every role. */
export function sharedFeatures(
  answer: Answer,
  phrase: FoundPhrase,
  question: AnswerKind,
): string[] {
  const { from, key, headAt, to, number } = phrase;
  const [sense, complement] = sensesOf(answer, phrase);
  const before = classBefore(answer, phrase);
  const after = classAfter(answer, phrase);
  const verb = verbBefore(answer, phrase);
  const clause = clauseNumber(answer, from);
  const isStart = clauseStart(answer, from) === from;
  const position = `${Math.min(clause, 3)}${isStart ? '-start' : ''}`;
  const cue = tradeCueOf(answer, phrase);
  const relative = whereInRelative(answer, phrase);
  const alternative = alternativeAt(answer, headAt);
  return [
    `sense:${sense}`,
    `sense:${sense}:${complement}`,
    `sense:${sense}:${number}`,
    `sense:${sense}:before:${before}`,
    `sense:${sense}:after:${after}`,
    `sense:${sense}:verb:${verb}`,
    `sense:${sense}:position:${position}`,
    `position:${position}`,
    `follow:${relationAfter(answer, to)}`,
    `relative:${relative}`,
    `relative:${relative}:${sense}`,
    `position:${question}:${position}`,
    `word:${key}`,
    `ending:${key.slice(-3)}`,
    ...(key.length > 4 ? [`ending:${key.slice(-4)}`] : []),
    `previous:${wordAt(answer, from - 1)}`,
    `next:${wordAt(answer, to)}`,
    `words:${Math.min(to - from, 4)}`,
    ...(cue ? [`cue:${cue}`] : []),
    ...(alternative ? ['is:alternative', `alternative:${alternative}`] : []),
    ...(knownPlaceEnd(answer, from) !== null ? ['is:place'] : []),
    ...(isCapital(answer, headAt) ? ['is:capital'] : []),
    ...(hasVerbInside(answer, phrase) ? ['is:with-verb'] : []),
    ...(hasComplaintInside(answer, phrase) ? ['is:with-complaint'] : []),
  ];
}

/** The number of breaks before a position. */
function clauseNumber(answer: Answer, at: number): number {
  return answer.tokens.slice(0, at).filter(({ kind }) => kind === 'break').length;
}

function isCapital(answer: Answer, at: number): boolean {
  const token = answer.tokens[at];
  const previous = answer.tokens[at - 1];
  return (
    previous !== undefined &&
    !/^[.!?:•\n]$/.test(previous.text) &&
    /^\p{Lu}\p{Ll}/u.test(token?.text ?? '')
  );
}

/** A verb in a phrase; the verb of an activity has its noun as key. */
function hasVerbInside(answer: Answer, { headAt, to, key }: FoundPhrase): boolean {
  const isActivity = wordAt(answer, headAt) !== key;
  return answer.tokens
    .slice(isActivity ? headAt + 1 : headAt, to)
    .some(
      ({ folded }, n) =>
        verbLikeness(folded) === 'surely' &&
        !(n > 0 && /(?:ad|id)[oa]s?$/.test(folded)) &&
        prepositionClass(folded) === null,
    );
}

const hasComplaintInside = (answer: Answer, { headAt, to }: FoundPhrase): boolean =>
  answer.tokens.slice(headAt, to).some(({ folded }) => isComplaintSign(folded));
