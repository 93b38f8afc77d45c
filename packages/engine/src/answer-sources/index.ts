import type { Classifier } from '../recognition/classifier.ts';
import { type Known, sourceFeatures } from './features.ts';
import { ANSWER_SOURCES, type AnswerSource } from './labels.ts';
import { sourceModel } from './model.ts';

export { ANSWER_SOURCES, type AnswerSource } from './labels.ts';

/** Of 135 questions on documents and 75 sums by authors left out 4 and 3 were less likely than these. */
const DOCUMENTS_FROM = 0.03;
const SUM_FROM = 0.1;
/** From here on 3 of 135 questions on documents by authors left out were taken for one on the talk. */
const TALK_FROM = 0.5;

/** How probably the answer to a message stands in each place; these add up to 1. */
export type SourceShares = Readonly<Record<AnswerSource, number>>;

/**
 * Where the answer to a message stands: in the seller's documents, in what was said in this talk, in
 * what the coach knows of selling, in a sum, in a text to be written, or nowhere.
 */
export function answerSources(
  message: string,
  known: Known,
  model: Classifier = sourceModel(),
): SourceShares {
  const hashes = sourceFeatures(message, known);
  const value = 1 / Math.sqrt(Math.max(1, hashes.length));
  const ranked = model.rank({ hashes, values: hashes.map(() => value) });
  const shares = { documents: 0, talk: 0, coach: 0, sum: 0, write: 0, other: 0 };
  for (const source of ANSWER_SOURCES) {
    shares[source] = ranked.find(({ label }) => label === source)?.probability ?? 0;
  }
  return shares;
}

/** The likeliest place. */
export const likeliestSource = (shares: SourceShares): AnswerSource =>
  ANSWER_SOURCES.reduce((best, one) => (shares[one] > shares[best] ? one : best));

/** Whether the answer may stand in the seller's documents or be a sum. */
export const asksDocumentsOrSum = ({ documents, sum }: SourceShares): boolean =>
  documents >= DOCUMENTS_FROM || sum >= SUM_FROM;

/** Whether the answer was said in this talk. */
export const standsInTalk = ({ talk }: SourceShares): boolean => talk >= TALK_FROM;
