import { PAUSE, tokensOf } from './tokens.ts';

const STEM = 5;
const PAIR = 0.7;
const OVER_ONE = 0.5;
const NEAREST = 3;

type Features = Map<string, number>;

/** Similarity of a text to the examples of each kind, from 0 to about 1 for the same words. */
export type Similarity<K> = (tokens: readonly string[]) => Map<K, number>;

/** @param examples of each kind, correctly spelt. */
export function createSimilarity<K>(
  examples: readonly (readonly [K, readonly string[]])[],
): Similarity<K> {
  const known = examples.flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind, features: featuresOf(tokensOf(text)) })),
  );
  const rarity = rarityOf(known.map(({ features }) => features));
  const postings = new Map<string, { at: number; weight: number }[]>();
  known.forEach(({ features }, at) => {
    for (const [feature, weight] of weighed(features, rarity)) {
      const list = postings.get(feature);
      if (list) list.push({ at, weight });
      else postings.set(feature, [{ at, weight }]);
    }
  });
  return (tokens) => {
    const common = new Map<number, number>();
    for (const [feature, weight] of weighed(featuresOf(tokens), rarity)) {
      for (const one of postings.get(feature) ?? []) {
        common.set(one.at, (common.get(one.at) ?? 0) + weight * one.weight);
      }
    }
    const byKind = Map.groupBy(common, ([at]) => known[at]?.kind);
    const similarity = new Map<K, number>();
    for (const [kind, found] of byKind) {
      if (kind !== undefined) similarity.set(kind, nearest(found.map(([, value]) => value)));
    }
    return similarity;
  };
}

/** The nearest example counts most; the second and third add to it. */
function nearest(values: readonly number[]): number {
  const [first = 0, ...others] = [...values].sort((a, b) => b - a).slice(0, NEAREST);
  return others.reduce((sum, value, at) => sum + value / (2 * (at + 2)), first);
}

/** Word prefixes, bigrams, and bigrams with one word between. */
function featuresOf(tokens: readonly string[]): Features {
  const stems = tokens.filter((token) => token !== PAUSE).map((token) => token.slice(0, STEM));
  const features: Features = new Map(stems.map((stem) => [stem, 1]));
  const bounded = ['^', ...stems, '$'];
  bounded.forEach((stem, at) => {
    if (at > 0) features.set(`${bounded[at - 1]} ${stem}`, PAIR);
    if (at > 1) features.set(`${bounded[at - 2]} _ ${stem}`, OVER_ONE);
  });
  return features;
}

function rarityOf(all: readonly Features[]): (feature: string) => number {
  const counts = new Map<string, number>();
  for (const features of all) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return (feature) => Math.log(1 + all.length / (counts.get(feature) ?? 0.5));
}

/** Weights features by rarity and normalises the vector to length 1. */
function weighed(features: Features, rarity: (feature: string) => number): Features {
  const values = [...features].map(
    ([feature, value]) => [feature, value * rarity(feature)] as const,
  );
  const length = Math.hypot(...values.map(([, value]) => value));
  return new Map(values.map(([feature, value]) => [feature, value / length]));
}
