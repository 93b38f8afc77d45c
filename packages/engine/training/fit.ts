import type { Features } from '../src/recognition/features.ts';

/** One labelled message, as the fit takes it. */
export interface Example {
  label: string;
  features: Features;
}

/** A fitted model: `weights[feature * labels + label]`. */
export interface Fitted {
  labels: string[];
  hashes: number[];
  weights: Float32Array;
  bias: Float64Array;
}

export interface FitOptions {
  epochs: number;
  rate: number;
  /** Pulls all weights towards 0 at each step of an example's features. */
  decay: number;
  /** Features of fewer examples are dropped. */
  minimum: number;
  /** 0: all features weigh alike; 1: by inverse document frequency. */
  rarity: number;
  /** 0: every sentence weighs alike; 1: every label weighs alike. */
  balance: number;
}

const FIT: FitOptions = {
  epochs: 10,
  rate: 0.35,
  decay: 1e-5,
  minimum: 2,
  rarity: 1,
  balance: 0.75,
};
/** A label this unlikely is not pushed further down: it saves nine tenths of the time. */
const NEGLIGIBLE = 2e-4;

/** Multinomial logistic regression by AdaGrad; the same examples always give the same weights. */
export function fit(examples: readonly Example[], options: FitOptions = FIT): Fitted {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const places = new Map(labels.map((label, place) => [label, place]));
  const hashes = knownHashes(examples, options.minimum);
  const indexes = new Map(hashes.map((hash, index) => [hash, index]));
  const rarity = rarityOf(examples, indexes, options.rarity);
  const labelWeights = weightsOf(examples, options.balance);
  const rows = examples.map(({ label, features }) => ({
    place: places.get(label) ?? 0,
    weight: labelWeights.get(label) ?? 1,
    ...rowOf(features, indexes, rarity),
  }));
  const width = labels.length;
  const weights = new Float32Array(hashes.length * width);
  const squares = new Float32Array(hashes.length * width).fill(1e-2);
  const bias = new Float64Array(width);
  const biasSquares = new Float64Array(width).fill(1);
  const order = rows.map((_, at) => at);
  const random = createRandom(20_261_122);
  const scores = new Float64Array(width);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row) step(row);
    }
  }
  weights.forEach((weight, at) => {
    weights[at] = weight * (rarity[Math.floor(at / width)] ?? 1);
  });
  return { labels, hashes, weights, bias };

  function step({
    place,
    weight: importance,
    indexes: active,
    values,
  }: (typeof rows)[number]): void {
    scores.set(bias);
    for (let one = 0; one < active.length; one++) {
      const start = (active[one] ?? 0) * width;
      const value = values[one] ?? 0;
      for (let label = 0; label < width; label++) {
        scores[label] = (scores[label] ?? 0) + value * (weights[start + label] ?? 0);
      }
    }
    softmax(scores);
    for (let label = 0; label < width; label++) {
      const error = importance * ((scores[label] ?? 0) - (label === place ? 1 : 0));
      if (Math.abs(error) < NEGLIGIBLE) continue;
      biasSquares[label] = (biasSquares[label] ?? 0) + error * error;
      bias[label] =
        (bias[label] ?? 0) - (options.rate * 0.1 * error) / Math.sqrt(biasSquares[label] ?? 1);
      for (let one = 0; one < active.length; one++) {
        const weight = (active[one] ?? 0) * width + label;
        const slope = error * (values[one] ?? 0) + options.decay * (weights[weight] ?? 0);
        const square = (squares[weight] ?? 0) + slope * slope;
        squares[weight] = square;
        weights[weight] = (weights[weight] ?? 0) - (options.rate * slope) / Math.sqrt(square);
      }
    }
  }
}

/** The scores of all labels for one message, before they become probabilities. */
export function scoresOf(model: Fitted, indexes: Map<number, number>, features: Features) {
  const width = model.labels.length;
  const scores = Float64Array.from(model.bias);
  const row = rowOf(features, indexes);
  row.indexes.forEach((feature, one) => {
    const value = row.values[one] ?? 0;
    for (let label = 0; label < width; label++) {
      scores[label] = (scores[label] ?? 0) + value * (model.weights[feature * width + label] ?? 0);
    }
  });
  return scores;
}

export function softmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum;
}

function knownHashes(examples: readonly Example[], minimum: number): number[] {
  const counts = new Map<number, number>();
  for (const { features } of examples) {
    for (const hash of new Set(features.hashes)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= minimum)
    .map(([hash]) => hash)
    .sort((a, b) => a - b);
}

function rowOf({ hashes, values }: Features, indexes: Map<number, number>, rarity?: Float64Array) {
  const row: { indexes: number[]; values: number[] } = { indexes: [], values: [] };
  hashes.forEach((hash, at) => {
    const index = indexes.get(hash);
    if (index === undefined) return;
    row.indexes.push(index);
    row.values.push((values[at] ?? 0) * (rarity?.[index] ?? 1));
  });
  return row;
}

function weightsOf(examples: readonly Example[], power: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1);
  const mean = examples.length / counts.size;
  return new Map([...counts].map(([label, count]) => [label, (mean / count) ** power]));
}

function rarityOf(examples: readonly Example[], indexes: Map<number, number>, power: number) {
  const counts = new Float64Array(indexes.size);
  for (const { features } of examples) {
    for (const hash of new Set(features.hashes)) {
      const index = indexes.get(hash);
      if (index !== undefined) counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  const idf = counts.map((count) => Math.log(1 + examples.length / count) ** power);
  const mean = idf.reduce((sum, value) => sum + value, 0) / Math.max(1, idf.length);
  return idf.map((value) => value / mean);
}

/** Mulberry32: the same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
