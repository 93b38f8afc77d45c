import type { BuyerCandidate } from '../buyer-rules.ts';
import type { FactContext } from '../context.ts';
import type { FoundPhrase } from '../noun-phrase.ts';
import { clauseStart, wordAt } from '../tokens.ts';
import { nounPhrases } from './candidates.ts';
import { containing } from './containment.ts';
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
  const phrases = nounPhrases(answer);
  const first = phrases.find((phrase) => isPeopleSense(sensesOf(answer, phrase)[0]));
  return phrases.map((phrase) => ({
    phrase,
    features: featuresOf(context, phrase, { best, isFirst: phrase === first }),
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
  const inner = containing(answer, phrase).length > 0;
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
