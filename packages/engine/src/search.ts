/** Text functions shared with the retrieval of the seller's documents. */
export { rankSentences } from './shared/sentences.ts';
export { cut, fold } from './shared/text.ts';
