import { NOT_OBJECTIONS } from '../../knowledge/coach/not-objections.ts';
import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import type { ObjectionKnowledge } from '../../knowledge/coach/objections/knowledge.ts';
import type { Match } from './classifier.ts';
import { compileCue, cueScore, type TokenizedText } from './cues.ts';
import type { Framing } from './framing.ts';
import { createSimilarity } from './similarity.ts';

/** Score at which further cues add nothing. */
const SATURATION = 2.5;
/** Weight of the cues relative to the nearest example, which weighs about 1. */
const CUE_WEIGHT = 0.8;
/** Weight of another subject against an objection. */
const OTHER_SUBJECT = 1;
const THRESHOLD = 0.2;
const QUESTION_WEIGHT = 0.2;
/** A seller who reports a buyer's words seldom speaks for themselves. */
const OWN_WORDS_WHEN_REPORTED = 0.5;

const candidates = OBJECTIONS.map((objection) => ({
  objection,
  cues: objection.cues.flatMap(compileCue),
}));
const similarityTo = createSimilarity<ObjectionKnowledge | null>([
  ...OBJECTIONS.map((objection) => [objection, objection.phrasings] as const),
  [null, NOT_OBJECTIONS],
]);

/**
 * The most likely objection of a text, by cues and similar examples, unless the text is more likely
 * the seller's own.
 * @param otherScore the best score of any other subject.
 */
export function classifyObjection(
  tokenized: TokenizedText,
  { reported, asks }: Pick<Framing, 'reported' | 'asks'>,
  otherScore: number,
): Match<ObjectionKnowledge> | null {
  const similarity = similarityTo(tokenized.tokens);
  const own =
    (similarity.get(null) ?? 0) + OTHER_SUBJECT * share(otherScore) + (asks ? QUESTION_WEIGHT : 0);
  const toBeat = Math.max(THRESHOLD, reported ? own * OWN_WORDS_WHEN_REPORTED : own);
  let best: Match<ObjectionKnowledge> | null = null;
  for (const { objection, cues } of candidates) {
    const score = (similarity.get(objection) ?? 0) + CUE_WEIGHT * share(cueScore(cues, tokenized));
    if (score > toBeat && score > (best?.score ?? 0)) best = { label: objection, score };
  }
  return best && { ...best, score: best.score * SATURATION };
}

const share = (score: number) => Math.min(score, SATURATION) / SATURATION;
