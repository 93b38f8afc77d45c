import type { Quantity } from './amounts.ts';
import { before, wordsOf } from './clause.ts';
import { type Answer, wordAt } from './tokens.ts';

/** Below this an amount in slang may be meant in thousands. */
const CLEAR_FROM = 1_000;

/** "10 conto" is ten reais in a price; in a goal it is as often ten thousand. */
export const isSlang = (answer: Answer, { numberEnd, low, scale, per }: Quantity) =>
  scale === 1 &&
  low < CLEAR_FROM &&
  per !== 'day' &&
  /^(?:contos?|pilas?|mangos?|pratas?)$/.test(wordAt(answer, numberEnd - 1));

/** "conto é mil": what a word of slang means is no amount. */
export const isMeaningOfSlang = (answer: Answer, first: number) =>
  /\bcontos?(?: \w{1,6}){0,3} (?:e|eh|quer dizer|significa|vale|=)$/.test(before(answer, first));

const EXPLANATION = /\bcontos?(?: \w{1,6}){0,3} (?:e|eh|quer dizer|significa|vale|=) (?:um )?mil\b/;

/** "10 conto por mês, conto é mil": the seller says that the slang counts thousands. */
export function withMeaning(answer: Answer, quantity: Quantity): Quantity {
  if (!isSlang(answer, quantity) || !EXPLANATION.test(wordsOf(answer, 0, answer.tokens.length)))
    return quantity;
  const { low, high } = quantity;
  return { ...quantity, low: low * 1000, high: high && high * 1000, scale: 1000 };
}
