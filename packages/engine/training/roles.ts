import { readdirSync, readFileSync } from 'node:fs';
import { buyerContext, readBuyer } from '../src/facts/buyer.ts';
import { offerContext } from '../src/facts/description.ts';
import { buyerCandidates, noBuyerFeatures } from '../src/facts/ranking/buyer-features.ts';
import { noOfferFeatures, offerCandidates } from '../src/facts/ranking/offer-features.ts';
import { type Candidate, LIKELY_FROM, rank, type Weights } from '../src/facts/ranking/rank.ts';
import { readTokens } from '../src/facts/tokens.ts';
import { fold } from '../src/shared/text.ts';
import { type FactCase, parseCases } from '../src/testing/facts/cases.ts';
import { BUYER_PRIORS, OFFER_PRIORS } from './priors.ts';
import { fitRanking, type RankingExample } from './ranking.ts';

const FOLDER = new URL('../data/facts/', import.meta.url);

export type Role = 'buyer' | 'offer';

/** The weights by which buyer and offer are chosen among the noun phrases of an answer. */
export type RoleWeights = Readonly<Record<Role, Weights>>;

/** The labelled answers of one author. */
interface Author {
  name: string;
  cases: readonly FactCase[];
}

/** One answer for one role, with its candidates. */
interface Labelled {
  words: readonly string[];
  candidates: readonly Candidate[];
  none: readonly string[];
}

/** How many stated phrases of an author were read by weights that the others gave. */
export interface LeftOut {
  author: string;
  role: Role;
  right: number;
  stated: number;
  /** Of answers that state none. */
  invented: number;
}

export const trainRoles = (): RoleWeights => fit(readAuthors().flatMap(({ cases }) => cases));

/** Leave-one-author-out figures. */
export function crossValidate(): LeftOut[] {
  const authors = readAuthors();
  return authors.flatMap((author) => {
    const weights = fit(authors.filter((one) => one !== author).flatMap(({ cases }) => cases));
    return (['buyer', 'offer'] as const).map((role) => leftOut(author, role, weights));
  });
}

function readAuthors(): Author[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
  return files.sort().map((name) => ({
    name: name.replace('.jsonl', ''),
    cases: parseCases(readFileSync(new URL(name, FOLDER), 'utf8')).filter(
      ({ question }) => question !== 'goal',
    ),
  }));
}

/** The offer is chosen after the buyer, and is another phrase. */
function fit(cases: readonly FactCase[]): RoleWeights {
  const buyer = fitRanking(
    cases.flatMap((one) => exampleOf(labelledBuyer(one)) ?? []),
    BUYER_PRIORS,
  );
  // Answers that only enumerate places would teach that few answers name an offer.
  const offers = cases
    .filter(({ kind }) => kind !== 'place')
    .map((one) => labelledOffer(one, buyer));
  const offer = fitRanking(
    offers.flatMap((one) => exampleOf(one) ?? []),
    OFFER_PRIORS,
  );
  return { buyer, offer };
}

function labelledBuyer({ question, answer, expected }: FactCase): Labelled {
  const context = buyerContext({ answer: readTokens(answer), question });
  return {
    words: (expected.buyer ?? []).map(fold),
    candidates: buyerCandidates(context),
    none: noBuyerFeatures(context),
  };
}

function labelledOffer({ question, answer, expected }: FactCase, buyerWeights: Weights): Labelled {
  const tokens = readTokens(answer);
  const buyer = readBuyer({ answer: tokens, question }, buyerWeights);
  const context = offerContext(tokens, question, buyer);
  return {
    words: (expected.offer ?? []).map(fold),
    candidates: offerCandidates(context),
    none: noOfferFeatures(context),
  };
}

const isRight = (words: readonly string[], { phrase }: Candidate): boolean =>
  words.some((word) => fold(phrase.text).includes(word));

/** Null for an answer whose phrase is no candidate. */
function exampleOf({ words, candidates, none }: Labelled): RankingExample | null {
  const right = candidates.flatMap((one, at) => (isRight(words, one) ? [at] : []));
  if (words.length > 0 && right.length === 0) return null;
  return { candidates: candidates.map(({ features }) => features), none, right };
}

function leftOut({ name, cases }: Author, role: Role, weights: RoleWeights): LeftOut {
  const labelled = cases.map((one) =>
    role === 'buyer' ? labelledBuyer(one) : labelledOffer(one, weights.buyer),
  );
  const read = labelled.map(({ words, candidates, none }) => {
    const best = rank(candidates, none, weights[role]);
    const found = best && best.probability >= LIKELY_FROM ? best.phrase : null;
    return { words, found };
  });
  const stated = read.filter(({ words }) => words.length > 0);
  return {
    author: name,
    role,
    right: stated.filter(
      ({ words, found }) => found && isRight(words, { phrase: found, features: [] }),
    ).length,
    stated: stated.length,
    invented: read.filter(({ words, found }) => words.length === 0 && found !== null).length,
  };
}
