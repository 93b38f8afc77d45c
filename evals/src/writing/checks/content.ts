import { SEGMENTS } from '@salesai/engine/segments';
import { textsOf } from '@salesai/engine/testing/texts';
import { fold } from '@salesai/engine/text';
import type { Facts } from '../facts.ts';
import { numbersIn } from '../numbers.ts';
import { contentWords, sentencesIn } from '../words.ts';
import type { Check, Finding } from './check.ts';
import { findAll } from './check.ts';

/** How often a word must occur in one segment, and in no other, to be distinctive of it. */
const DISTINCTIVE_FROM = 2;
/** Segments without nouns of their own: every shop is retail, every service a service. */
const BROAD = new Set(['retail', 'services']);

const distinctive = distinctiveWords();

/** The curated segment that each distinctive word belongs to. */
function distinctiveWords(): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, buyers, season } of SEGMENTS) {
    for (const word of textsOf([buyers, season]).flatMap(contentWords)) {
      const bySegment = counts.get(word) ?? new Map<string, number>();
      bySegment.set(key, (bySegment.get(key) ?? 0) + 1);
      counts.set(word, bySegment);
    }
  }
  const words = new Map<string, string>();
  for (const [word, bySegment] of counts) {
    const [only] = [...bySegment];
    if (bySegment.size > 1 || only === undefined || BROAD.has(only[0])) continue;
    if (only[1] >= DISTINCTIVE_FROM && word.length > 4) words.set(word, only[0]);
  }
  return words;
}

/** Words of another trade. */
export const foreignWords: Check = ({ text, facts }) => {
  const found = new Map<string, string>();
  for (const word of contentWords(text)) {
    const segment = distinctive.get(word);
    if (segment === undefined || facts.segments.has(segment) || isOwn(word, facts)) continue;
    found.set(word, segment);
  }
  return [...found].map(([word, segment]) => ({
    check: 'foreign',
    excerpt: `${word} (${segment}) · ${sentenceWith(text, word)}`,
  }));
};

const sentenceWith = (text: string, word: string): string =>
  (sentencesIn(text).find((sentence) => contentWords(sentence).includes(word)) ?? '').slice(0, 110);

const STEM = 5;
const isOwn = (word: string, { answers }: Facts) =>
  answers.includes(word.slice(0, Math.max(STEM, word.length - 3)));

const ATTRIBUTES =
  /\b(?:voce (?:me )?(?:disse|contou|falou|citou|mencionou|escreveu|descreveu|respondeu|marcou|relatou|informou)|(?:pelo|do|com o) que voce (?:conta|diz|descreve)|segundo voce|nas suas palavras)\b/;
/** Below this share of content words from the answers, the seller did not say it. */
const SAID_SHARE = 0.34;

/** "Você disse" about what is not in the answers. */
export const attributions: Check = ({ text, facts }) =>
  sentencesIn(text).flatMap((sentence): Finding[] => {
    const folded = fold(sentence);
    const match = ATTRIBUTES.exec(folded);
    if (match === null) return [];
    const quoted = [...sentence.matchAll(/“([^”]{4,}?)…?”/g)].map(([, words]) => fold(words ?? ''));
    if (quoted.length > 0 && quoted.every((words) => isInAnswers(words, facts))) return [];
    const said = contentWords(folded.replace(match[0], ' '));
    const share = said.filter((word) => isOwn(word, facts)).length / Math.max(1, said.length);
    return share >= SAID_SHARE ? [] : [{ check: 'attribution', excerpt: sentence.slice(0, 160) }];
  });

const letters = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
export const isInAnswers = (words: string, { answers }: Facts): boolean =>
  letters(answers).includes(letters(words));

const PROMISE =
  /\b(garanto|garantimos|garantia de|garantia escrita|garantid[oa]|devolvo|devolvemos|dinheiro de volta|reembols\w+|com nota(?: fiscal)?|emito nota|sem multa|sem fidelidade|frete gratis|frete incluso|sem custo|gratis|gratuit[oa]s?|em (?:ate )?\d+ ?h(?:oras)?|no mesmo dia|(?:voce|voces) nao (?:paga|segue|pagam)|se nao (?:entregar|gostar|resolver)|sem compromisso|troco na hora|refaco|assumo o)\b/g;
/** Fields in which the seller speaks to a buyer. */
const SPOKEN = /^content$|\.content$|scriptExample|argumentosChave/;

/** What a buyer could hold the seller to, and the seller never said. */
export const promises: Check = ({ job, field, text, facts }) => {
  if (job === 'profile' || !SPOKEN.test(field)) return [];
  const folded = fold(text.replace(/\[confirme:[^\]]*\]/gi, ' '));
  return findAll('promise', folded, PROMISE, ([match]) => facts.answers.includes(match));
};

const MARKED =
  /estimativ|cerca de|mais ou menos|por volta|em torno|em media|media de|aproximad|exemplo|\bex\.|hipotese|na faixa|faixa de|costuma|tipic|conta:|÷|dividid|chute|referencia|se voce|metade/;
const ESTIMATES = /estimatedResults/;

/** Figures that are neither in the answers nor marked as an estimate or as derived. */
export const numbers: Check = ({ field, text, facts }) => {
  if (ESTIMATES.test(field)) return [];
  const units = field === 'metrics' ? [text] : sentencesIn(text);
  return units
    .filter((sentence) => !MARKED.test(fold(sentence)))
    .flatMap((sentence) =>
      numbersIn(sentence)
        .filter(({ value, isFigure }) => isFigure && !facts.numbers.has(value))
        .map(
          ({ text: figure }): Finding => ({
            check: 'number',
            excerpt: `${figure} · ${sentence.slice(0, 110)}`,
          }),
        ),
    );
};
