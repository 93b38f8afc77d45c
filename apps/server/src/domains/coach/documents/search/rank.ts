import { type Term, termsOf } from './terms.ts';

/** The rarity of a term in a seller's chunks. */
export type Rarity = (prefix: string) => number;

/** A chunk that search found. */
export interface Ranked<Chunk> {
  chunk: Chunk;
  /** Share of the question's term weight in the chunk, 0 to 1. */
  coverage: number;
}

/** A term of a question; `trust` is below 1 for a corrected word. */
export type QueryTerm = Term & { trust: number };

const SATURATION = 0.8;
const LENGTH_WEIGHT = 0.75;
/** Weight of a match of the prefix only. */
const PREFIX_TRUST = 0.5;

/** The rarity of a term that occurs in `holding` of `all` chunks. */
export const rarityOf = (holding: number, all: number) =>
  Math.log(1 + (Math.max(0, all - holding) + 0.5) / (holding + 0.5));

/**
 * Ranks chunks by BM25 over prefixes, stems and pairs of stems, so that a whole word weighs more than
 * its prefix, and two adjacent words more than both apart.
 */
export function rank<Chunk extends { text: string }>(
  terms: readonly QueryTerm[],
  chunks: readonly Chunk[],
  rarity: Rarity,
): Ranked<Chunk>[] {
  const weights = weightsOf(terms, rarity);
  const texts = chunks.map((chunk) => ({ chunk, counts: countsOf(termsOf(chunk.text), weights) }));
  const average = texts.reduce((sum, { counts }) => sum + counts.length, 0) / texts.length;
  const whole = sum(terms.map(({ prefix }) => rarity(prefix)));
  return texts
    .map(({ chunk, counts }) => {
      const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * counts.length) / average;
      const score = sum(
        [...weights].map(([key, weight]) => {
          const count = counts.of.get(key) ?? 0;
          return (weight * count * (SATURATION + 1)) / (count + SATURATION * norm);
        }),
      );
      const matched = terms.map((term) => rarity(term.prefix) * matchOf(term, counts.of));
      return { chunk, score, coverage: sum(matched) / whole };
    })
    .sort((a, b) => b.score - a.score);
}

/** How well a chunk matches a term: "universidade" shares only a prefix with "universo". */
function matchOf({ prefix, stem, trust }: QueryTerm, counts: ReadonlyMap<string, number>): number {
  if (counts.has(stem)) return 1;
  return counts.has(prefixKey(prefix)) ? PREFIX_TRUST * trust : 0;
}

function weightsOf(terms: readonly QueryTerm[], rarity: Rarity): Map<string, number> {
  const weights = new Map<string, number>();
  terms.forEach((term, at) => {
    const weight = term.trust * rarity(term.prefix);
    const before = terms[at - 1];
    weights.set(prefixKey(term.prefix), weight);
    weights.set(term.stem, weight);
    if (before) weights.set(pair(before, term), Math.max(weight, rarity(before.prefix)));
  });
  return weights;
}

/** How often the keys of the question occur; counting every key of a chunk took twice as long. */
function countsOf(terms: readonly Term[], weights: ReadonlyMap<string, number>) {
  const of = new Map<string, number>();
  const add = (key: string) => {
    if (weights.has(key)) of.set(key, (of.get(key) ?? 0) + 1);
  };
  terms.forEach((term, at) => {
    const before = terms[at - 1];
    add(prefixKey(term.prefix));
    add(term.stem);
    if (before && weights.has(before.stem) && weights.has(term.stem)) add(pair(before, term));
  });
  return { of, length: terms.length };
}

const prefixKey = (prefix: string) => `${prefix}*`;
const pair = (before: Term, term: Term) => `${before.stem} ${term.stem}`;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
