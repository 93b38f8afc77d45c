/** Prices of several rows under rules, and what later messages change of them. */
export { termsOf } from './message.ts';
export type { Quote } from './quote.ts';
export { NO_QUOTES, type Quoted, type QuoteState, quotedIn, quotesAfter } from './quoted.ts';
export { wordQuote } from './wording.ts';
