import { groupsOf } from '../../recognition/lexicon.ts';
import { fold } from '../../shared/text.ts';
import type { ActContext } from '../types.ts';
import { plain } from './plain.ts';
import { contentStems, contentWords, sharedStems, stemOf } from './stems.ts';
import { FRAMES, LEANS } from './wording.ts';

/** Stems of the buyer that a sentence has to give back to count as a reflection. */
export const REFLECTED_STEMS = 2;

/**
 * What of the buyer's latest words a sentence gives back, as stems, new from the seller: the same
 * word, its amount, or a word of the same meaning beside one that is the same. A summary may
 * collect words of several answers; else those of one answer give it back.
 */
export function givenBackIn(state: ActContext, text: string): string[] {
  const { recent } = state;
  if (recent.some((bubble) => isCopy(text, bubble))) return [];
  const isSummary = FRAMES.test(plain(text)) || LEANS.test(plain(text));
  return (isSummary ? [recent] : recent.map((bubble) => [bubble]))
    .map((said) => givenBackOf(state, said, text))
    .reduce((most, stems) => (stems.length > most.length ? stems : most), []);
}

function givenBackOf(state: ActContext, said: readonly string[], text: string): string[] {
  const fresh = new Set(
    [...stemsOfAll(said), ...said.flatMap(amountsOf), ...said.flatMap(namesIn)].filter(
      (stem) => !state.givenBack.includes(stem),
    ),
  );
  const own = [...contentStems(text), ...amountsOf(text), ...namesOf(text, said.flatMap(namesIn))];
  const same = own.filter((stem) => fresh.has(stem));
  if (same.length === 0 || same.length >= REFLECTED_STEMS) return same;
  return [...same, ...synonymsIn(said, text, same, fresh)];
}

/** Groups that join words which do not mean the same, such as all verbs of doing. */
const WIDE =
  /^(?:pronoun|demonstratives|time-|question-|numbers-|quantity-|product-|profession-|places?-|coach-|text-|abbreviations|prepositions|articles|discourse|condition|contrast|cause|addition|purpose|alternative|comparison|be$|stay-become|have-exist|do-make|go-leave|give|can-able|must-should|want-wish|need$|know|see-notice|say-tell|vocatives|people-generic|thing-generic|seem|happen|intensifier|downtoner|affirmation|negation|uncertain|greet|thank|ask-|units-measure|fractions|work-function|buyer-|seller-|sales-|help|solution|good-adjective|bad-adjective|put-place|arrive-come|start|finish|keep-save)/;

const meaningsOf = (word: string) => groupsOf(word).filter((group) => !WIDE.test(group));

/** Stems of the buyer for which the seller has another word. */
function synonymsIn(
  recent: readonly string[],
  text: string,
  same: readonly string[],
  fresh: ReadonlySet<string>,
): string[] {
  const said = new Set(
    contentWords(text)
      .filter((word) => !same.includes(stemOf(word)))
      .flatMap(meaningsOf),
  );
  const found = recent
    .flatMap(contentWords)
    .filter(
      (word) =>
        fresh.has(stemOf(word)) &&
        !same.includes(stemOf(word)) &&
        meaningsOf(word).some((group) => said.has(group)),
    );
  return [...new Set(found.map(stemOf))];
}

/** Numbers of a text, which identify what was said as well as a word does. */
export const amountsOf = (text: string): string[] =>
  (text.match(/\d+(?:\.\d{3})*/g) ?? [])
    .map((digits) => digits.replaceAll('.', ''))
    .filter((digits) => digits.length > 1)
    .map((digits) => `#${digits}`);

/** Short names inside a sentence, which content words leave out: "o Léo cuida disso". */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2}(?!\p{L})/gu)].map(([name]) => `@${fold(name)}`);

/** Those of the names that a text has, too. */
function namesOf(text: string, names: readonly string[]): string[] {
  const words = wordsOf(text).map((word) => `@${word}`);
  return names.filter((name) => words.includes(name));
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
  stemsOfAll(state.revealed.map(({ text }) => text));

/** One by one: of a long text only the first words are read. */
const stemsOfAll = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => contentStems(text))),
];

/** Everything that the buyer said of the own case. */
const mentionedTexts = ({ revealed, mentioned }: ActContext): string[] => [
  ...revealed.map(({ text }) => text),
  ...mentioned,
];

/** How many of the things that the buyer mentioned a text takes up: stems, amounts and names. */
export function takenUpIn(state: ActContext, text: string): number {
  const mentioned = mentionedTexts(state);
  const amounts = mentioned.flatMap(amountsOf);
  return (
    sharedStems(contentStems(text), stemsOfAll(mentioned)).length +
    amountsOf(text).filter((amount) => amounts.includes(amount)).length +
    namesOf(text, mentioned.flatMap(namesIn)).length
  );
}

/** Words that anybody says, but that can be what a buyer suffers from. */
const THEMES: ReadonlySet<string> = new Set(
  'tempo client preco noite tarde servic produt empres negoci ajuda hora'.split(' '),
);

/** Whether a text names such a theme of the buyer, "já que você não tem tempo". */
export function sharesTheme(state: ActContext, text: string): boolean {
  const themesOf = (one: string) => wordsOf(one).map((word) => word.slice(0, 6).replace(/s$/, ''));
  const theirs = mentionedTexts(state).flatMap(themesOf);
  return themesOf(text).some((word) => THEMES.has(word) && theirs.includes(word));
}

/** Whether every amount of a text is one that the buyer said. */
export function hasOnlyTheirAmounts(state: ActContext, text: string): boolean {
  const theirs = [...state.recent, ...mentionedTexts(state)].flatMap(amountsOf);
  const own = amountsOf(text);
  return own.length > 0 && own.every((amount) => theirs.includes(amount));
}

/** Whether a text has other words for what the buyer said: "some sem avisar" for "desmarca na hora". */
export function sharesMeaning(state: ActContext, text: string): boolean {
  const theirs = new Set(mentionedTexts(state).flatMap(contentWords).flatMap(meaningsOf));
  const shared = contentWords(text).filter((word) =>
    meaningsOf(word).some((group) => theirs.has(group)),
  );
  return new Set(shared.map(stemOf)).size >= REFLECTED_STEMS;
}
