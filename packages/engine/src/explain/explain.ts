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
  /** The possible words of a buyer; empty when the message is only a request. */
  statement: string;
  isReported: boolean;
  isQuestion: boolean;
  intent: Intent;
  /** Cues that match, of the recognised objection or method. */
  matchedCues: string[];
  /** Examples by falling similarity to the statement; 1 has the same words. */
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
  const { statement, reported, asks } = readFraming(text);
  const intent = classifyIntent(text, 0);
  const tokenized = tokenize(text);
  const tokenizedStatement = tokenize(statement);
  return {
    tokens: tokenized.tokens,
    statement,
    isReported: reported,
    isQuestion: asks,
    intent,
    matchedCues:
      intent.kind === 'objection'
        ? matching(intent.objection?.cues ?? [], tokenizedStatement)
        : matching(intent.kind === 'method' ? intent.method.cues : [], tokenized),
    nearest: [...similarityOf(tokenizedStatement.tokens)]
      .map(([example, similarity]) => ({ example, similarity }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, NEAREST),
  };
}

const matching = (cues: readonly string[], tokenized: TokenizedText) =>
  cues.filter((cue) => cueScore(compileCue(cue), tokenized) > 0);
