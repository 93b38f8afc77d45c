import type { Weights } from '../src/facts/ranking/rank.ts';

/** The candidates of one answer; `right` are their positions, empty when none is. */
export interface RankingExample {
  candidates: readonly (readonly string[])[];
  none: readonly string[];
  right: readonly number[];
}

interface RankingOptions {
  steps: number;
  rate: number;
  /** Pulls all weights towards 0. */
  decay: number;
  /** Features of fewer answers are dropped. */
  minimum: number;
}

/** What is known before any example; the fit pulls these weights back to here, and all others to 0. */
export type Priors = Readonly<Record<string, number>>;

const OPTIONS: RankingOptions = { steps: 300, rate: 0.3, decay: 1, minimum: 3 };

/** Conditional logistic regression by AdaGrad on all answers at once; always gives the same weights. */
export function fitRanking(
  examples: readonly RankingExample[],
  priors: Priors = {},
  options = OPTIONS,
): Weights {
  const weights = initialWeights(examples, options.minimum, priors);
  const squares = new Map<string, number>();
  for (let step = 0; step < options.steps; step++) {
    const slopes = slopesOf(examples, weights);
    for (const [feature, weight] of weights) {
      const pull = options.decay * (weight - (priors[feature] ?? 0));
      const slope = ((slopes.get(feature) ?? 0) + pull) / examples.length;
      const square = (squares.get(feature) ?? 1e-8) + slope * slope;
      squares.set(feature, square);
      weights.set(feature, weight - (options.rate * slope) / Math.sqrt(square));
    }
  }
  const rounded = [...weights].map(([feature, weight]) => [feature, round(weight)] as const);
  const used = rounded.filter(([, weight]) => weight !== 0);
  return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const round = (weight: number) => Math.round(weight * 100) / 100;

function initialWeights(
  examples: readonly RankingExample[],
  minimum: number,
  priors: Priors,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { candidates, none } of examples) {
    for (const feature of new Set([...candidates.flat(), ...none])) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const kept = [...counts].filter(([, count]) => count >= minimum);
  return new Map([
    ...Object.entries(priors),
    ...kept.map(([feature]) => [feature, priors[feature] ?? 0] as const),
  ]);
}

/** The slope of the loss: the log of the probability that one of the right candidates is chosen. */
function slopesOf(
  examples: readonly RankingExample[],
  weights: ReadonlyMap<string, number>,
): Map<string, number> {
  const slopes = new Map<string, number>();
  for (const { candidates, none, right } of examples) {
    const all = [...candidates, none];
    const isRight = all.map((_, at) =>
      right.length > 0 ? right.includes(at) : at === all.length - 1,
    );
    const powers = powersOf(all, weights);
    const sum = powers.reduce((total, power) => total + power, 0);
    const rightSum = powers.reduce((total, power, at) => total + (isRight[at] ? power : 0), 0);
    all.forEach((features, at) => {
      const power = powers[at] ?? 0;
      const error = power / sum - (isRight[at] ? power / rightSum : 0);
      if (Math.abs(error) < 1e-6) return;
      for (const feature of features) slopes.set(feature, (slopes.get(feature) ?? 0) + error);
    });
  }
  return slopes;
}

function powersOf(all: readonly (readonly string[])[], weights: ReadonlyMap<string, number>) {
  const scores = all.map((features) =>
    features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0),
  );
  const highest = Math.max(...scores);
  return scores.map((score) => Math.exp(score - highest));
}
