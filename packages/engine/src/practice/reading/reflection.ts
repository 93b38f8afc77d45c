import { groupsOf } from '../../recognition/lexicon.ts';
import { fold } from '../../shared/text.ts';
import type { ActContext } from '../types.ts';
import { contentStems, contentWords, sharedStems, stemOf } from './stems.ts';

/** Stems of the buyer that a sentence has to give back to count as a reflection. */
export const REFLECTED_STEMS = 2;

/**
 * What of the buyer's latest words a sentence gives back, as stems, new from the seller: the same
 * word, its amount, or a word of the same meaning beside one that is the same.
 */
export function givenBackIn(state: ActContext, text: string): string[] {
  if (state.recent.some((bubble) => isCopy(text, bubble))) return [];
  const recent = state.recent.join(' ');
  const fresh = new Set(
    [...contentStems(recent), ...amountsOf(recent)].filter(
      (stem) => !state.givenBack.includes(stem),
    ),
  );
  const own = [...contentStems(text), ...amountsOf(text)];
  const same = own.filter((stem) => fresh.has(stem));
  if (same.length === 0 || same.length >= REFLECTED_STEMS) return same;
  return [...same, ...synonymsIn(recent, text, same, fresh)];
}

/** Groups that join words which do not mean the same, such as all verbs of doing. */
const WIDE =
  /^(?:pronoun|demonstratives|time-|question-|numbers-|quantity-|product-|profession-|places?-|coach-|text-|abbreviations|prepositions|articles|discourse|condition|contrast|cause|addition|purpose|alternative|comparison|be$|stay-become|have-exist|do-make|go-leave|give|can-able|must-should|want-wish|need$|know|see-notice|say-tell|vocatives|people-generic|thing-generic|seem|happen|intensifier|downtoner|affirmation|negation|uncertain|greet|thank|ask-|units-measure|fractions|work-function|buyer-|seller-|sales-|help|solution|good-adjective|bad-adjective|put-place|arrive-come|start|finish|keep-save)/;

const meaningsOf = (word: string) => groupsOf(word).filter((group) => !WIDE.test(group));

/** Stems of the buyer for which the seller has another word. */
function synonymsIn(
  recent: string,
  text: string,
  same: readonly string[],
  fresh: ReadonlySet<string>,
): string[] {
  const said = new Set(
    contentWords(text)
      .filter((word) => !same.includes(stemOf(word)))
      .flatMap(meaningsOf),
  );
  const found = contentWords(recent).filter(
    (word) =>
      fresh.has(stemOf(word)) &&
      !same.includes(stemOf(word)) &&
      meaningsOf(word).some((group) => said.has(group)),
  );
  return [...new Set(found.map(stemOf))];
}

/** Numbers of a text, which identify what was said as well as a word does. */
const amountsOf = (text: string): string[] =>
  (text.match(/\d+(?:\.\d{3})*/g) ?? [])
    .map((digits) => digits.replaceAll('.', ''))
    .filter((digits) => digits.length > 1)
    .map((digits) => `#${digits}`);

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

/** How many of the revealed things a text takes up: stems and amounts. */
export function takenUpIn(state: ActContext, text: string): number {
  const revealed = state.revealed.map((one) => one.text).join(' ');
  const amounts = amountsOf(revealed);
  return (
    sharedStems(contentStems(text), contentStems(revealed)).length +
    amountsOf(text).filter((amount) => amounts.includes(amount)).length
  );
}

/** Whether every amount of a text is one that the buyer said. */
export function hasOnlyTheirAmounts(state: ActContext, text: string): boolean {
  const theirs = amountsOf([...state.recent, ...state.revealed.map((one) => one.text)].join(' '));
  const own = amountsOf(text);
  return own.length > 0 && own.every((amount) => theirs.includes(amount));
}
