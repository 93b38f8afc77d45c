import { KEYS } from '../src/sums/talk/keys.ts';
import { round } from './ranking.ts';

/** The candidates of one answer as positions of the groups of features that they share. */
export interface GroupedExample {
  groups: readonly Int32Array[];
  /** The last one is that none of them is right. */
  candidates: readonly Int32Array[];
  isRight: readonly boolean[];
}

interface GroupedOptions {
  epochs: number;
  rate: number;
  /** Pulls the weights of an example's features towards 0. */
  decay: number;
  /** Features of fewer answers are dropped. */
  minimum: number;
}

/**
 * Conditional logistic regression by AdaGrad, one answer after the other. A group is scored once
 * for all candidates of an answer that have it. The weights are the mean of those after each epoch
 * of the second half.
 */
export function fitGrouped(
  examples: readonly GroupedExample[],
  { epochs, rate, decay, minimum }: GroupedOptions,
): Map<number, number> {
  const { places, keys } = frequent(examples, minimum);
  const kept = examples.map(({ groups, ...rest }) => ({
    ...rest,
    groups: groups.map((group) =>
      group.map((key) => places[key] ?? 0).filter((place) => place > 0),
    ),
  }));
  const weights = new Float64Array(keys.length);
  const means = new Float64Array(keys.length);
  const squares = new Float64Array(keys.length).fill(1e-2);
  const slopes = new Float64Array(keys.length);
  let counted = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let step = 0; step < kept.length; step++) {
      const example = kept[(step * 7919 + epoch) % kept.length];
      if (!example) continue;
      const touched: number[] = [];
      const errors = errorsOf(example, weights);
      example.groups.forEach((group, at) => {
        const error = errors[at] ?? 0;
        if (Math.abs(error) < 1e-5) return;
        for (const name of group) {
          if (slopes[name] === 0) touched.push(name);
          slopes[name] = (slopes[name] ?? 0) + error;
        }
      });
      for (const name of touched) {
        const weight = weights[name] ?? 0;
        const slope = (slopes[name] ?? 0) + decay * weight;
        slopes[name] = 0;
        const square = (squares[name] ?? 0) + slope * slope;
        squares[name] = square;
        weights[name] = weight - (rate * slope) / Math.sqrt(square);
      }
    }
    if (epoch * 2 < epochs) continue;
    counted++;
    weights.forEach((weight, name) => {
      means[name] = (means[name] ?? 0) + weight;
    });
  }
  const rounded = keys.map((key, at) => [key, round((means[at] ?? 0) / counted)] as const);
  return new Map(rounded.filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT));
}

/** For each group how far the probabilities of its candidates are from the right ones. */
function errorsOf(
  { groups, candidates, isRight }: GroupedExample,
  weights: Float64Array,
): Float64Array {
  const scores = Float64Array.from(groups, (group) => {
    let score = 0;
    for (const name of group) score += weights[name] ?? 0;
    return score;
  });
  const powers = Float64Array.from(candidates, (own) => {
    let score = 0;
    for (const group of own) score += scores[group] ?? 0;
    return score;
  });
  const highest = powers.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  let sum = 0;
  let rightSum = 0;
  powers.forEach((score, at) => {
    const power = Math.exp(score - highest);
    powers[at] = power;
    sum += power;
    if (isRight[at]) rightSum += power;
  });
  const errors = new Float64Array(groups.length);
  candidates.forEach((own, at) => {
    const power = powers[at] ?? 0;
    const error = power / sum - (isRight[at] ? power / rightSum : 0);
    for (const group of own) errors[group] = (errors[group] ?? 0) + error;
  });
  return errors;
}

const LEAST_WEIGHT = 0.02;

/** The features that enough answers have, in ascending order, each with its place; 0 is none. */
function frequent(
  examples: readonly GroupedExample[],
  minimum: number,
): { places: Int32Array; keys: number[] } {
  const counts = new Uint16Array(KEYS);
  const last = new Int32Array(KEYS).fill(-1);
  examples.forEach(({ groups }, at) => {
    for (const group of groups)
      for (const key of group) {
        if (last[key] === at) continue;
        last[key] = at;
        counts[key] = (counts[key] ?? 0) + 1;
      }
  });
  const places = last.fill(0);
  const keys = [0];
  counts.forEach((count, key) => {
    if (count >= minimum) places[key] = keys.push(key) - 1;
  });
  return { places, keys };
}
