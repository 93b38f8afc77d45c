import type { Quantity } from '../../facts/amounts.ts';
import { type Answer, wordAt } from '../../facts/tokens.ts';
import { plain } from '../format.ts';
import { type Given, ITEM } from './quantity.ts';
import { NO_NOUN, unitOf } from './words.ts';

const BECOMES =
  /^(?:sai|saem|fech\w+|vir\w+|compr\w+|vend\w+|respond\w+|aceit\w+|atend\w+|marc\w+|agend\w+|da|rend\w+|convert\w+|diz\w*|assin\w+|consig\w+|faz\w*|tir\w+|qu(?:er|is)\w*|aparec\w+|volt\w+)$/;
/** Words between the two numbers of a ratio. */
const BETWEEN = 8;

/** "de cada 8 propostas eu fecho 1", "2 a cada 30 me atendem", "de 60 ligações sai 1 venda". */
export function ratioAt(
  answer: Answer,
  found: readonly Quantity[],
  at: number,
  last: Given | undefined,
): { given: Given; taken: number } | null {
  const [first, second] = [found[at], found[at + 1]];
  if (!first || !second || second.first - first.numberEnd > BETWEEN) return null;
  if (
    ![first, second].every(
      ({ kind, low, high, from }) =>
        /^(?:count|bare|time)$/.test(kind) && low > 0 && high === null && from === null,
    )
  )
    return null;
  const between = words(answer, first.numberEnd, second.first);
  const before = words(answer, first.first - 2, first.first).join(' ');
  // "2 a cada 30 atendem e 1 em cada 4 compra": 1 of 4 who answer.
  const from = (noun: string) =>
    noun === ITEM && last?.written.includes(' em cada ') ? (last.per[0] ?? noun) : noun;
  const opens = /\b(?:de|em|a|entre) cada$|^cada$|\bcada$/.test(before);
  if (opens && (between.length > 0 || second.isArticle) && second.low < first.low) {
    const isPlainPer =
      !second.isArticle &&
      !words(answer, second.numberEnd, second.numberEnd + 2).some((word) => BECOMES.test(word)) &&
      !between.some((word) => BECOMES.test(word)) &&
      !/\b(?:so|apenas|um|uma)\b/.test(between.join(' '));
    if (!isPlainPer)
      return ratio(first, second, from(nounAt(answer, first)), resultNoun(answer, second, between));
  }
  const isOf = /\b(?:de|das|dos|com)$/.test(before) || before === '';
  if (
    isOf &&
    second.low < first.low &&
    between.some((word) => BECOMES.test(word)) &&
    (second.low === 1 || second.isArticle)
  )
    return ratio(first, second, from(nounAt(answer, first)), resultNoun(answer, second, between));
  if (
    /^(?:a|em|de|pra|para|por)? ?cada$/.test(between.slice(-2).join(' ')) &&
    first.low <= second.low
  )
    return ratio(second, first, from(nounAt(answer, second)), verbAround(answer, first, second));
  return null;
}

function ratio(many: Quantity, few: Quantity, unit: string, of: string) {
  const value = many.low / few.low;
  return {
    taken: 2,
    given: {
      value,
      unit,
      per: [of],
      role: 'count' as const,
      label: unit,
      used: 0,
      steps: few.low === 1 ? [] : [`${plain(many.low)} ÷ ${plain(few.low)} = ${plain(value)}`],
      assumed: [],
      written: `${plain(few.low)} em cada ${plain(many.low)}`,
      isKnown: false,
      isBare: false,
      mayBeCost: false,
      isPack: false,
      isAgain: false,
    },
  };
}

const nounAt = (answer: Answer, { numberEnd }: Quantity) => {
  const word = wordAt(answer, numberEnd);
  return word.length > 2 && !NO_NOUN.has(word) && !BECOMES.test(word) ? unitOf(word) : ITEM;
};

function resultNoun(answer: Answer, second: Quantity, between: readonly string[]): string {
  const own = nounAt(answer, second);
  if (own !== ITEM) return own;
  const after = words(answer, second.numberEnd, second.numberEnd + 3);
  return becoming([...between, ...after]);
}

const SALE = /^(?:fech|compr|vend|assin|convert)/;

/** What the few of a ratio are: sales, else those who do what its verb says. */
function becoming(words: readonly string[]): string {
  const verb = words.find((word) => BECOMES.test(word));
  const next = verb === undefined ? '' : (words[words.indexOf(verb) + 1] ?? '');
  if (/^vir/.test(verb ?? '') && next.length > 3 && !NO_NOUN.has(next)) return unitOf(next);
  return verb === undefined ? ITEM : SALE.test(verb) ? 'venda' : verb.slice(0, 4);
}

const verbAfter = (answer: Answer, { numberEnd }: Quantity) =>
  becoming(words(answer, numberEnd, numberEnd + 4));

function verbAround(answer: Answer, few: Quantity, many: Quantity): string {
  const after = verbAfter(answer, many);
  return after === ITEM ? becoming(words(answer, few.first - 1, few.first)) : after;
}

function words(answer: Answer, from: number, to: number): string[] {
  const found: string[] = [];
  for (let at = Math.max(0, from); at < to; at++) found.push(wordAt(answer, at));
  return found.filter(Boolean);
}
