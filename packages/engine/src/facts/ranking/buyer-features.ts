import type { BuyerCandidate } from '../buyer-rules.ts';
import type { FactContext } from '../context.ts';
import type { FoundPhrase } from '../noun-phrase.ts';
import { type Answer, clauseStart, wordAt } from '../tokens.ts';
import { nounPhrases } from './candidates.ts';
import type { Candidate } from './rank.ts';
import { sensesOf, sharedFeatures } from './shared-features.ts';
import { relationAfter, tokenBefore } from './surroundings.ts';
import { nounClasses, prepositionClass } from './word-classes.ts';

export type BuyerContext = Pick<FactContext, 'answer' | 'question'> & {
  rules: readonly BuyerCandidate[];
};

/** The noun phrases of an answer that may be the buyer. */
export function buyerCandidates(context: BuyerContext): Candidate[] {
  const { answer, rules } = context;
  const best = Math.max(0, ...rules.map(({ score }) => score));
  return nounPhrases(answer).map((phrase, at, all) => ({
    phrase,
    features: featuresOf(context, phrase, { best, isFirst: isFirstPeople(answer, all, at) }),
  }));
}

export function noBuyerFeatures({ answer, question, rules }: BuyerContext): string[] {
  return [
    'none',
    `none:${question}`,
    `none:rules-${Math.min(rules.length, 2)}`,
    `none:words-${answer.tokens.length < 12 ? 'few' : 'many'}`,
  ];
}

const isPeopleSense = (sense: string) => /^(?:person|company)/.test(sense);

/** The first phrase that names people or companies. */
function isFirstPeople(answer: Answer, all: readonly FoundPhrase[], at: number): boolean {
  const first = all.findIndex((phrase) => isPeopleSense(sensesOf(answer, phrase)[0]));
  return first === at;
}

function featuresOf(
  { answer, question, rules }: BuyerContext,
  phrase: FoundPhrase,
  { best, isFirst }: { best: number; isFirst: boolean },
): string[] {
  const { from, to, key } = phrase;
  const [sense] = sensesOf(answer, phrase);
  const own = rules.filter((rule) => rule.phrase.headAt === phrase.headAt);
  const top = own.some(({ score }) => score === best);
  const after = relationAfter(answer, to);
  const inner = isInner(answer, phrase);
  return [
    ...sharedFeatures(answer, phrase, question),
    ...own.flatMap(({ rule }) => [
      `rule:${rule}`,
      `rule:${rule}:${sense}`,
      `rule:${question}:${rule}`,
    ]),
    ...(top ? ['rule:best', `rule:best:${own.length > 1}`] : []),
    `follow:${after}:${sense}`,
    `first:${isFirst}:${sense}`,
    `inner:${inner}`,
    `inner:${inner}:${sense}`,
    `preposition:${prepositionClass(wordAt(answer, tokenBefore(answer, phrase))) ?? 'none'}:${sense}`,
    ...nounClasses(key).map((one) => `class:${one}`),
    ...(clauseStart(answer, from) === 0
      ? [`opening:${sense}`, `opening:${sense}:${question}`]
      : []),
    ...(/^(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)$/.test(wordAt(answer, from - 1))
      ? [`own:${sense}`]
      : []),
    ...(/^(?:sou|somos)$/.test(wordAt(answer, tokenBefore(answer, phrase)))
      ? ['is:occupation']
      : []),
  ];
}

/** Whether another phrase contains this one behind its head: "salão" of "dona de salão". */
function isInner(answer: Answer, { from, to }: FoundPhrase): boolean {
  return nounPhrases(answer).some((one) => one.from < from && one.to >= to);
}
