import { fold } from '../shared/text.ts';
import { contentStems, sharedStems } from './stems.ts';
import type { ActContext } from './types.ts';

/** Stems of the buyer that a sentence has to give back to count as a reflection. */
export const REFLECTED_STEMS = 2;

/** Stems of the buyer's latest words that a sentence gives back, and that are new from the seller. */
export function givenBackIn(state: ActContext, text: string): string[] {
  if (state.recent.some((bubble) => isCopy(text, bubble))) return [];
  const fresh = contentStems(state.recent.join(' ')).filter(
    (stem) => !state.givenBack.includes(stem),
  );
  return sharedStems(contentStems(text), fresh);
}

const COPIED_WORDS = 4;

/** The buyer's own sentence pasted back shows no understanding. */
function isCopy(text: string, bubble: string): boolean {
  const words = wordsOf(text);
  return words.length >= COPIED_WORDS && wordsOf(bubble).join(' ').includes(words.join(' '));
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Stems of everything that the buyer revealed. */
export const revealedStems = (state: ActContext): string[] =>
  contentStems(state.revealed.map(({ text }) => text).join(' '));
