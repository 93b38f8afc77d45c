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
import { type Cue, compileCue, type Utterance, utteranceOf, weightOf, wordsOfCue } from './cues.ts';
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

/** What the knowledge base itself writes is no typing mistake. */
const spell = createSpelling(ALL_CUES.flatMap(wordsOfCue), [
  ...RIGHT_WORDS.split(' '),
  ...wordsIn([
    OBJECTIONS.map(({ cues: _, ...texts }) => texts),
    METHODS.map(({ cues: _, ...texts }) => texts),
  ]),
]);

/** A message as the recognisers take it: one spelling, mistypings put right. */
export const hear = (text: string): Utterance => utteranceOf(tokensOf(text).map(spell));

/** What a recogniser heard. */
export interface Heard<K> {
  what: K;
  /** 1 is one plain cue heard whole; see `weightOf`. */
  clarity: number;
}

/** A recogniser: the one whose cues are heard most clearly, or null when none clearly enough. */
export function listenFor<K>(
  candidates: readonly (readonly [K, readonly string[]])[],
  clearEnough = 1,
): (utterance: Utterance) => Heard<K> | null {
  const compiled: [K, Cue[]][] = candidates.map(([what, cues]) => [what, cues.flatMap(compileCue)]);
  return (utterance) => {
    let best: Heard<K> | null = null;
    for (const [what, cues] of compiled) {
      const clarity = weightOf(cues, utterance);
      if (clarity >= clearEnough && clarity > (best?.clarity ?? 0)) best = { what, clarity };
    }
    return best;
  };
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return fold(value).match(/[a-z]{4,}/g) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
