import { type Term, termsOf } from './terms.ts';

/** How rare a term is among a seller's chunks. */
export type Rarity = (prefix: string) => number;

/** A chunk that search found. */
export interface Ranked<Chunk> {
  chunk: Chunk;
  /** Share of the question's weight that the chunk holds, 0 to 1. */
  coverage: number;
}

/** A word of a question; `trust` is below 1 when the word itself was corrected. */
export type Asked = Term & { trust: number };

const SATURATION = 0.8;
const LENGTH_WEIGHT = 0.75;
/** A beginning alone says half of a word: enough to find it, too little to be sure of it. */
const BEGINNING_TRUST = 0.5;

/** The rarity of a term that stands in `holding` of `all` chunks. */
export const rarityOf = (holding: number, all: number) =>
  Math.log(1 + (Math.max(0, all - holding) + 0.5) / (holding + 0.5));

/**
 * Orders chunks by BM25 over the beginnings of words, the words and pairs of words: a whole word
 * found weighs more than its beginning, two words side by side more than both apart.
 */
export function rank<Chunk extends { text: string }>(
  asked: readonly Asked[],
  chunks: readonly Chunk[],
  rarity: Rarity,
): Ranked<Chunk>[] {
  const weights = weightsOf(asked, rarity);
  const texts = chunks.map((chunk) => ({ chunk, counts: countsOf(termsOf(chunk.text)) }));
  const average = texts.reduce((sum, { counts }) => sum + counts.length, 0) / texts.length;
  const whole = sum(asked.map(({ prefix }) => rarity(prefix)));
  return texts
    .map(({ chunk, counts }) => {
      const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * counts.length) / average;
      const score = sum(
        [...weights].map(([key, weight]) => {
          const count = counts.of.get(key) ?? 0;
          return (weight * count * (SATURATION + 1)) / (count + SATURATION * norm);
        }),
      );
      const held = asked.map((term) => rarity(term.prefix) * likeness(term, counts.of));
      return { chunk, score, coverage: sum(held) / whole };
    })
    .sort((a, b) => b.score - a.score);
}

/** How surely a chunk holds what a word means: "universidade" only begins like "universo". */
function likeness({ prefix, stem, trust }: Asked, counts: ReadonlyMap<string, number>): number {
  if (counts.has(stem)) return 1;
  return counts.has(beginning(prefix)) ? BEGINNING_TRUST * trust : 0;
}

function weightsOf(asked: readonly Asked[], rarity: Rarity): Map<string, number> {
  const weights = new Map<string, number>();
  asked.forEach((term, at) => {
    const weight = term.trust * rarity(term.prefix);
    const before = asked[at - 1];
    weights.set(beginning(term.prefix), weight);
    weights.set(term.stem, weight);
    if (before) weights.set(pair(before, term), Math.max(weight, rarity(before.prefix)));
  });
  return weights;
}

function countsOf(terms: readonly Term[]) {
  const of = new Map<string, number>();
  const add = (key: string) => of.set(key, (of.get(key) ?? 0) + 1);
  terms.forEach((term, at) => {
    const before = terms[at - 1];
    add(beginning(term.prefix));
    add(term.stem);
    if (before) add(pair(before, term));
  });
  return { of, length: terms.length };
}

const beginning = (prefix: string) => `${prefix}*`;
const pair = (before: Term, term: Term) => `${before.stem} ${term.stem}`;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
