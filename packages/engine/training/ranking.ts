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

const OPTIONS: RankingOptions = { steps: 150, rate: 0.3, decay: 1, minimum: 3 };

/** Conditional logistic regression by AdaGrad on all answers at once; always gives the same weights. */
export function fitRanking(
  examples: readonly RankingExample[],
  priors: Priors = {},
  options = OPTIONS,
): Weights {
  const names = featureNames(examples, options.minimum, priors);
  const indexed = examples.map((example) => indexedOf(example, names));
  const start = Float64Array.from(names.keys(), (name) => priors[name] ?? 0);
  const weights = Float64Array.from(start);
  const squares = new Float64Array(names.size).fill(1e-8);
  for (let step = 0; step < options.steps; step++) {
    const slopes = slopesOf(indexed, weights);
    for (let at = 0; at < weights.length; at++) {
      const weight = weights[at] ?? 0;
      const pull = options.decay * (weight - (start[at] ?? 0));
      const slope = ((slopes[at] ?? 0) + pull) / examples.length;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = weight - (options.rate * slope) / Math.sqrt(square);
    }
  }
  const rounded = [...names].map(([name, at]) => [name, round(weights[at] ?? 0)] as const);
  const used = rounded.filter(([, weight]) => weight !== 0);
  return Object.fromEntries(used.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export const round = (weight: number) => Math.round(weight * 100) / 100;

/** The features of enough answers, and all with a prior, with their positions. */
function featureNames(
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
  const kept = [...counts].filter(([, count]) => count >= minimum).map(([feature]) => feature);
  return new Map([...new Set([...Object.keys(priors), ...kept])].map((name, at) => [name, at]));
}

/** An example with positions of features; "none of them" is the last candidate. */
interface Indexed {
  candidates: readonly Int32Array[];
  isRight: readonly boolean[];
}

function indexedOf(
  { candidates, none, right }: RankingExample,
  names: ReadonlyMap<string, number>,
): Indexed {
  const all = [...candidates, none];
  return {
    candidates: all.map((features) =>
      Int32Array.from(features.flatMap((feature) => names.get(feature) ?? [])),
    ),
    isRight: all.map((_, at) => (right.length > 0 ? right.includes(at) : at === all.length - 1)),
  };
}

/** The slope of the loss: the log of the probability that one of the right candidates is chosen. */
function slopesOf(examples: readonly Indexed[], weights: Float64Array): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { candidates, isRight } of examples) {
    const powers = powersOf(candidates, weights);
    const sum = powers.reduce((total, power) => total + power, 0);
    const rightSum = powers.reduce((total, power, at) => total + (isRight[at] ? power : 0), 0);
    candidates.forEach((features, at) => {
      const power = powers[at] ?? 0;
      const error = power / sum - (isRight[at] ? power / rightSum : 0);
      if (Math.abs(error) < 1e-6) return;
      for (const feature of features) slopes[feature] = (slopes[feature] ?? 0) + error;
    });
  }
  return slopes;
}

function powersOf(candidates: readonly Int32Array[], weights: Float64Array): number[] {
  const scores = candidates.map((features) => {
    let score = 0;
    for (const feature of features) score += weights[feature] ?? 0;
    return score;
  });
  const highest = Math.max(...scores);
  return scores.map((score) => Math.exp(score - highest));
}
