/** How clearly an answer states a fact. Nothing is derived from an unsure one. */
export type Certainty = 'certain' | 'likely' | 'unsure';

/** The words of an answer that state a fact, in UTF-16 units: `quote` is `answer.slice(start, end)`. */
export interface Span {
  /** The index of the pair of question and answer. */
  question: number;
  start: number;
  end: number;
  quote: string;
}

export interface Fact<T> {
  value: T;
  certainty: Certainty;
  span: Span;
}

/** The value of a fact that the answer states outright; null for any other. */
export const certain = <T>(fact: Fact<T> | null): T | null =>
  fact?.certainty === 'certain' ? fact.value : null;

/** The value of a fact that may be repeated to the seller; null for an unsure one. */
export const stated = <T>(fact: Fact<T> | null): T | null =>
  fact && fact.certainty !== 'unsure' ? fact.value : null;
