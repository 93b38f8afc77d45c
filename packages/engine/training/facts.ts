import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { offerContext } from '../src/facts/description.ts';
import { noOfferFeatures, offerCandidates } from '../src/facts/ranking/offer-features.ts';
import { readTokens } from '../src/facts/tokens.ts';
import { fold } from '../src/shared/text.ts';
import { type FactCase, parseCases } from '../src/testing/facts/cases.ts';
import { OFFER_PRIORS } from './offer-priors.ts';
import { fitRanking, type RankingExample } from './ranking.ts';

/** Trains the choice of the offer among the noun phrases of an answer, and writes its weights. */
const folder = new URL('../data/facts/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();
const examples = files
  .flatMap((name) => parseCases(readFileSync(new URL(name, folder), 'utf8')))
  .filter(({ question }) => question !== 'goal')
  .flatMap((one) => exampleOf(one) ?? []);
const weights = fitRanking(examples, OFFER_PRIORS);
writeFileSync(
  new URL('../src/facts/ranking/offer-weights.json', import.meta.url),
  `${JSON.stringify(weights, null, 2)}\n`,
);
process.stdout.write(`${examples.length} answers, ${Object.keys(weights).length} weights\n`);

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
