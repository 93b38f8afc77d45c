import { PAUSE, tokensOf } from './tokens.ts';

const STEM = 5;
const PAIR = 0.7;
const OVER_ONE = 0.5;
const NEAREST = 3;

type Features = Map<string, number>;

/** How like a text is to the examples of each kind; 0 is nothing in common, 1 the same words. */
export type Likeness<K> = (tokens: readonly string[]) => Map<K, number>;

/** @param examples of each kind, rightly spelt. */
export function createLikeness<K>(
  examples: readonly (readonly [K, readonly string[]])[],
): Likeness<K> {
  const known = examples.flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind, features: featuresOf(tokensOf(text)) })),
  );
  const rarity = rarityOf(known.map(({ features }) => features));
  const holding = new Map<string, { at: number; weight: number }[]>();
  known.forEach(({ features }, at) => {
    for (const [feature, weight] of weighed(features, rarity)) {
      const list = holding.get(feature);
      if (list) list.push({ at, weight });
      else holding.set(feature, [{ at, weight }]);
    }
  });
  return (tokens) => {
    const common = new Map<number, number>();
    for (const [feature, weight] of weighed(featuresOf(tokens), rarity)) {
      for (const one of holding.get(feature) ?? []) {
        common.set(one.at, (common.get(one.at) ?? 0) + weight * one.weight);
      }
    }
    const byKind = Map.groupBy(common, ([at]) => known[at]?.kind);
    const likeness = new Map<K, number>();
    for (const [kind, found] of byKind) {
      if (kind !== undefined) likeness.set(kind, nearest(found.map(([, value]) => value)));
    }
    return likeness;
  };
}

/** The nearest example counts most; a second and a third confirm it. */
function nearest(values: readonly number[]): number {
  const [first = 0, ...others] = [...values].sort((a, b) => b - a).slice(0, NEAREST);
  return others.reduce((sum, value, at) => sum + value / (2 * (at + 2)), first);
}

/** Word beginnings, pairs of neighbours, and pairs with one word between. */
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
  const held = new Map<string, number>();
  for (const features of all) {
    for (const feature of features.keys()) held.set(feature, (held.get(feature) ?? 0) + 1);
  }
  return (feature) => Math.log(1 + all.length / (held.get(feature) ?? 0.5));
}

/** Rare features weigh more; all together have length 1. */
function weighed(features: Features, rarity: (feature: string) => number): Features {
  const values = [...features].map(
    ([feature, value]) => [feature, value * rarity(feature)] as const,
  );
  const length = Math.hypot(...values.map(([, value]) => value));
  return new Map(values.map(([feature, value]) => [feature, value / length]));
}
