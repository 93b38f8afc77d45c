import { readdirSync, readFileSync } from 'node:fs';
import { offerContext } from '../src/facts/description.ts';
import { noOfferFeatures, offerCandidates } from '../src/facts/ranking/offer-features.ts';
import type { Weights } from '../src/facts/ranking/rank.ts';
import { readTokens } from '../src/facts/tokens.ts';
import { fold } from '../src/shared/text.ts';
import { type FactCase, parseCases } from '../src/testing/facts/cases.ts';
import { OFFER_PRIORS } from './offer-priors.ts';
import { fitRanking, type RankingExample } from './ranking.ts';

const FOLDER = new URL('../data/facts/', import.meta.url);

/** The weights by which the offer is chosen among the noun phrases of an answer. */
export function trainOffers(): Weights {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  const examples = files
    .flatMap((name) => parseCases(readFileSync(new URL(name, FOLDER), 'utf8')))
    .filter(({ question }) => question !== 'goal')
    .flatMap((one) => exampleOf(one) ?? []);
  return fitRanking(examples, OFFER_PRIORS);
}

/** Null for an answer whose offer is no noun phrase. */
function exampleOf({ question, answer, expected }: FactCase): RankingExample | null {
  const context = offerContext(readTokens(answer), question);
  const candidates = offerCandidates(context);
  const words = (expected.offer ?? []).map(fold);
  const right = candidates.flatMap(({ phrase }, at) =>
    words.some((word) => fold(phrase.text).includes(word)) ? [at] : [],
  );
  if (words.length > 0 && right.length === 0) return null;
  return {
    candidates: candidates.map(({ features }) => features),
    none: noOfferFeatures(context),
    right,
  };
}
