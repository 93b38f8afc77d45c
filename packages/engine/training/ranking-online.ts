import type { Weights } from '../src/facts/ranking/rank.ts';
import { featureNames, indexedOf, type RankingExample, round } from './ranking.ts';

interface OnlineOptions {
  epochs: number;
  rate: number;
  /** Pulls the weights of an example's features towards 0. */
  decay: number;
  /** Features of fewer answers are dropped. */
  minimum: number;
}

/**
 * Conditional logistic regression by AdaGrad, one answer after the other: for many candidates with
 * many features. The weights are the mean of those after each answer of the last half of the epochs.
 */
export function fitRankingOnline(
  examples: readonly RankingExample[],
  { epochs, rate, decay, minimum }: OnlineOptions,
): Weights {
  const names = featureNames(examples, minimum, {});
  const indexed = examples.map((example) => indexedOf(example, names));
  const weights = new Float64Array(names.size);
  const means = new Float64Array(names.size);
  const squares = new Float64Array(names.size).fill(1e-2);
  const slopes = new Float64Array(names.size);
  let kept = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let step = 0; step < indexed.length; step++) {
      const example = indexed[(step * 7919 + epoch) % indexed.length];
      if (!example) continue;
      const { candidates, isRight } = example;
      const scores = candidates.map((features) => {
        let score = 0;
        for (const feature of features) score += weights[feature] ?? 0;
        return score;
      });
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      let sum = 0;
      let rightSum = 0;
      powers.forEach((power, at) => {
        sum += power;
        if (isRight[at]) rightSum += power;
      });
      const touched = new Set<number>();
      candidates.forEach((features, at) => {
        const power = powers[at] ?? 0;
        const error = power / sum - (isRight[at] ? power / rightSum : 0);
        if (Math.abs(error) < 1e-4) return;
        for (const feature of features) {
          slopes[feature] = (slopes[feature] ?? 0) + error;
          touched.add(feature);
        }
      });
      for (const feature of touched) {
        const weight = weights[feature] ?? 0;
        const slope = (slopes[feature] ?? 0) + decay * weight;
        slopes[feature] = 0;
        const square = (squares[feature] ?? 0) + slope * slope;
        squares[feature] = square;
        weights[feature] = weight - (rate * slope) / Math.sqrt(square);
      }
    }
    if (epoch * 2 < epochs) continue;
    kept++;
    for (let at = 0; at < means.length; at++) means[at] = (means[at] ?? 0) + (weights[at] ?? 0);
  }
  const rounded = [...names].map(([name, at]) => [name, round((means[at] ?? 0) / kept)] as const);
  const used = rounded.filter(([, weight]) => weight !== 0);
  return Object.fromEntries(used.sort(([one], [other]) => (one < other ? -1 : 1)));
}
