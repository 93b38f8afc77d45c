/** Prices of several rows under rules, and what later messages change of them. */
export { termsOf } from './message.ts';
export { NO_QUOTES, type Quoted, quotedIn, quotesAfter } from './quoted.ts';
export { differingPrices, statedLines, statedTotal, wordStated } from './stated-prices.ts';
export { wordQuote } from './wording.ts';
