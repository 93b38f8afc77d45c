import { contentStems } from '../reading/stems.ts';

/** "Peça" and "peças", "travo", "trava" and "travei" are one word to somebody who reads a review. */
export const caseStem = (stem: string): string =>
  stem.replace(/s$/, '').replace(/^(\p{L}{4})[aeio]$/u, '$1');

/** The content words of a text as a review compares them, each once. */
export const caseStems = (text: string): string[] => [...new Set(contentStems(text).map(caseStem))];
