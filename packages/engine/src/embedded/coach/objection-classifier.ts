import { NOT_OBJECTIONS } from '../../knowledge/coach/not-objections.ts';
import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import type { ObjectionKnowledge } from '../../knowledge/coach/objections/knowledge.ts';
import type { Heard } from './classifier.ts';
import { compileCue, type Utterance, weightOf } from './cues.ts';
import type { Framing } from './frame.ts';
import { createLikeness } from './similarity.ts';

/** Clarity beyond which more cues say nothing new. */
const CLEAR = 2.5;
/** What the clearest cues weigh beside the nearest example, which weighs about 1. */
const CUES = 0.8;
/** What another subject, as clear as can be, speaks against an objection. */
const OTHER_SUBJECT = 1;
const ENOUGH = 0.2;
const ASKED = 0.2;
/** Who tells a buyer's words seldom speaks for themselves. */
const OWN_WORDS_WHEN_REPORTED = 0.5;

const candidates = OBJECTIONS.map((objection) => ({
  objection,
  cues: objection.cues.flatMap(compileCue),
}));
const likenessOf = createLikeness<ObjectionKnowledge | null>([
  ...OBJECTIONS.map((objection) => [objection, objection.phrasings] as const),
  [null, NOT_OBJECTIONS],
]);

/**
 * The objection that a text most likely is: by its cues and by what it is like, against what
 * speaks for the seller's own words.
 * @param otherClarity how clearly any other subject is heard in the text.
 */
export function objectionIn(
  utterance: Utterance,
  { reported, asks }: Pick<Framing, 'reported' | 'asks'>,
  otherClarity: number,
): Heard<ObjectionKnowledge> | null {
  const likeness = likenessOf(utterance.tokens);
  const own = (likeness.get(null) ?? 0) + OTHER_SUBJECT * share(otherClarity) + (asks ? ASKED : 0);
  const toBeat = Math.max(ENOUGH, reported ? own * OWN_WORDS_WHEN_REPORTED : own);
  let best: Heard<ObjectionKnowledge> | null = null;
  for (const { objection, cues } of candidates) {
    const score = (likeness.get(objection) ?? 0) + CUES * share(weightOf(cues, utterance));
    if (score > toBeat && score > (best?.clarity ?? 0)) best = { what: objection, clarity: score };
  }
  return best && { ...best, clarity: best.clarity * CLEAR };
}

const share = (clarity: number) => Math.min(clarity, CLEAR) / CLEAR;
