import { tokenize } from '../embedded/coach/classifier.ts';
import { compileCue, cueScore, type TokenizedText } from '../embedded/coach/cues.ts';
import { readFraming } from '../embedded/coach/framing.ts';
import { classifyIntent, type Intent } from '../embedded/coach/intent.ts';
import { createSimilarity } from '../embedded/coach/similarity.ts';
import { NOT_OBJECTIONS } from '../knowledge/coach/not-objections.ts';
import { OBJECTIONS } from '../knowledge/coach/objections/index.ts';

/** How many of the nearest examples are listed. */
const NEAREST = 5;

/** A phrasing of the knowledge; `objection` is its key, null for a seller's own words. */
export interface Example {
  objection: string | null;
  text: string;
}

/** Why the coach recognises what it recognises in one message. */
export interface Explanation {
  /** The words after the correction of typing mistakes. */
  tokens: readonly string[];
  /** The part that may be a buyer's words; empty when there is none. */
  buyerWords: string;
  isReported: boolean;
  isQuestion: boolean;
  intent: Intent;
  /** Cues that match, of the recognised objection or method. */
  matchedCues: string[];
  /** Examples by falling similarity to the buyer's words; 1 has the same words. */
  nearest: { example: Example; similarity: number }[];
}

const EXAMPLES: readonly Example[] = [
  ...OBJECTIONS.flatMap(({ key, phrasings }) =>
    phrasings.map((text) => ({ objection: key, text })),
  ),
  ...NOT_OBJECTIONS.map((text) => ({ objection: null, text })),
];
const similarityOf = createSimilarity(
  EXAMPLES.map((example) => [example, [example.text]] as const),
);

/**
 * Explains how the embedded coach reads a message, without documents and without earlier turns.
 * @param text the seller's message.
 */
export function explain(text: string): Explanation {
  const { statement: buyerWords, reported, asks } = readFraming(text);
  const intent = classifyIntent(text, 0);
  const utterance = tokenize(text);
  const buyerTokenizedText = tokenize(buyerWords);
  return {
    tokens: utterance.tokens,
    buyerWords,
    isReported: reported,
    isQuestion: asks,
    intent,
    matchedCues:
      intent.kind === 'objection'
        ? matching(intent.objection?.cues ?? [], buyerTokenizedText)
        : matching(intent.kind === 'method' ? intent.method.cues : [], utterance),
    nearest: [...similarityOf(buyerTokenizedText.tokens)]
      .map(([example, similarity]) => ({ example, similarity }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, NEAREST),
  };
}

const matching = (cues: readonly string[], utterance: TokenizedText) =>
  cues.filter((cue) => cueScore(compileCue(cue), utterance) > 0);
