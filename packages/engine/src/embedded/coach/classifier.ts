import {
  DOCUMENT_CUES,
  MOVE_CUES,
  PART_CUES,
  SCRIPT_CUES,
  SMALL_TALK_CUES,
} from '../../knowledge/coach/intents.ts';
import { METHODS } from '../../knowledge/coach/methods/index.ts';
import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import { RIGHT_WORDS } from '../../knowledge/coach/words.ts';
import { fold } from '../../shared/text.ts';
import {
  type Cue,
  compileCue,
  cueScore,
  indexTokens,
  type TokenizedText,
  wordsOfCue,
} from './cues.ts';
import { createSpelling } from './spelling.ts';
import { tokensOf } from './tokens.ts';

const ALL_CUES = [
  OBJECTIONS.map(({ cues }) => cues),
  METHODS.map(({ cues }) => cues),
  Object.values(SMALL_TALK_CUES),
  Object.values(MOVE_CUES),
  Object.values(PART_CUES),
  [SCRIPT_CUES, DOCUMENT_CUES],
].flat(2);

/** Words that the knowledge base uses are correctly spelt. */
const spell = createSpelling(ALL_CUES.flatMap(wordsOfCue), [
  ...RIGHT_WORDS.split(' '),
  ...wordsIn([
    OBJECTIONS.map(({ cues: _, ...texts }) => texts),
    METHODS.map(({ cues: _, ...texts }) => texts),
  ]),
]);

/** Tokenizes a message and corrects its spelling. */
export const tokenize = (text: string): TokenizedText => indexTokens(tokensOf(text).map(spell));

/** The best label of a classifier. */
export interface Match<K> {
  label: K;
  /** 1 is one plain cue that matches completely; see `cueScore`. */
  score: number;
}

/** Creates a function that returns the label with the highest score, or null below the threshold. */
export function createClassifier<K>(
  candidates: readonly (readonly [K, readonly string[]])[],
  threshold = 1,
): (tokenized: TokenizedText) => Match<K> | null {
  const compiled: [K, Cue[]][] = candidates.map(([label, cues]) => [
    label,
    cues.flatMap(compileCue),
  ]);
  return (tokenized) => {
    let best: Match<K> | null = null;
    for (const [label, cues] of compiled) {
      const score = cueScore(cues, tokenized);
      if (score >= threshold && score > (best?.score ?? 0)) best = { label, score };
    }
    return best;
  };
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return fold(value).match(/[a-z]{4,}/g) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
