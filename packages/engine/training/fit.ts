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
  epochs: 5,
  rate: 0.35,
  decay: 1e-5,
  minimum: 3,
  rarity: 1,
  balance: 0.75,
};
/** A label this unlikely is not pushed further down: it saves nine tenths of the time. */
const NEGLIGIBLE = 5e-4;

interface Row {
  /** Place of the right label. */
  place: number;
  /** Importance of the example. */
  importance: number;
  features: Uint32Array;
  values: Float64Array;
}

/** Everything that a step of the fit reads and changes. */
interface State {
  weights: Float32Array;
  squares: Float32Array;
  bias: Float64Array;
  biasSquares: Float64Array;
  scores: Float64Array;
  /** Labels whose scores change in this step, and by how much they were wrong. */
  wrongLabels: Uint16Array;
  errors: Float64Array;
}

/** Multinomial logistic regression by AdaGrad; the same examples always give the same weights. */
export function fit(examples: readonly Example[], options: FitOptions = FIT): Fitted {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const places = new Map(labels.map((label, place) => [label, place]));
  const hashes = knownHashes(examples, options.minimum);
  const indexes = new Map(hashes.map((hash, index) => [hash, index]));
  const rarity = rarityOf(examples, indexes, options.rarity);
  const importance = importanceOf(examples, options.balance);
  const rows = examples.map(({ label, features }) => ({
    place: places.get(label) ?? 0,
    importance: importance.get(label) ?? 1,
    ...rowOf(features, indexes, rarity),
  }));
  const state = createState(hashes.length, labels.length);
  const order = rows.map((_, at) => at);
  const random = createRandom(20_261_122);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row) step(row, state, options);
    }
  }
  const { weights, bias } = state;
  weights.forEach((weight, at) => {
    weights[at] = weight * (rarity[Math.floor(at / labels.length)] ?? 1);
  });
  return { labels, hashes, weights, bias };
}

function createState(features: number, width: number): State {
  return {
    weights: new Float32Array(features * width),
    squares: new Float32Array(features * width).fill(1e-2),
    bias: new Float64Array(width),
    biasSquares: new Float64Array(width).fill(1),
    scores: new Float64Array(width),
    wrongLabels: new Uint16Array(width),
    errors: new Float64Array(width),
  };
}

function step(row: Row, state: State, options: FitOptions): void {
  addScores(row, state);
  softmax(state.scores);
  moveWeights(row, state, moveBias(row, state, options), options);
}

/** Four features at a time: that takes half as long as one at a time. */
function addScores({ features, values }: Row, { scores, bias, weights }: State): void {
  const width = scores.length;
  scores.set(bias);
  for (let one = 0; one < features.length; one += 4) {
    const start1 = (features[one] ?? 0) * width;
    const start2 = (features[one + 1] ?? 0) * width;
    const start3 = (features[one + 2] ?? 0) * width;
    const start4 = (features[one + 3] ?? 0) * width;
    const value1 = values[one] ?? 0;
    const value2 = values[one + 1] ?? 0;
    const value3 = values[one + 2] ?? 0;
    const value4 = values[one + 3] ?? 0;
    for (let label = 0; label < width; label++) {
      scores[label] =
        (scores[label] ?? 0) +
        value1 * (weights[start1 + label] ?? 0) +
        value2 * (weights[start2 + label] ?? 0) +
        value3 * (weights[start3 + label] ?? 0) +
        value4 * (weights[start4 + label] ?? 0);
    }
  }
}

/** @returns how many labels were wrong by more than a negligible amount. */
function moveBias({ place, importance }: Row, state: State, { rate }: FitOptions): number {
  const { scores, bias, biasSquares, wrongLabels, errors } = state;
  let wrong = 0;
  for (let label = 0; label < scores.length; label++) {
    const error = importance * ((scores[label] ?? 0) - (label === place ? 1 : 0));
    if (Math.abs(error) < NEGLIGIBLE) continue;
    const square = (biasSquares[label] ?? 0) + error * error;
    biasSquares[label] = square;
    bias[label] = (bias[label] ?? 0) - (rate * 0.1 * error) / Math.sqrt(square);
    wrongLabels[wrong] = label;
    errors[wrong] = error;
    wrong += 1;
  }
  return wrong;
}

/** Goes feature by feature: the weights of one feature lie side by side in memory. */
function moveWeights(row: Row, state: State, wrong: number, { rate, decay }: FitOptions): void {
  const { features, values } = row;
  const { weights, squares, wrongLabels, errors, scores } = state;
  for (let one = 0; one < features.length; one++) {
    const start = (features[one] ?? 0) * scores.length;
    const value = values[one] ?? 0;
    for (let which = 0; which < wrong; which++) {
      const weight = start + (wrongLabels[which] ?? 0);
      const slope = (errors[which] ?? 0) * value + decay * (weights[weight] ?? 0);
      const square = (squares[weight] ?? 0) + slope * slope;
      squares[weight] = square;
      weights[weight] = (weights[weight] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** The scores of all labels for one message, before they become probabilities. */
export function scoresOf(model: Fitted, indexes: Map<number, number>, features: Features) {
  const width = model.labels.length;
  const scores = Float64Array.from(model.bias);
  const row = rowOf(features, indexes);
  row.features.forEach((feature, one) => {
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
  const indexesOf = hashes.map((hash) => indexes.get(hash));
  const isKnown = (_: number, at: number) => indexesOf[at] !== undefined;
  const known = indexesOf.filter((index) => index !== undefined);
  const lengths = values.filter(isKnown);
  const padded = Math.ceil(known.length / 4) * 4;
  const features = new Uint32Array(padded);
  features.set(known);
  const weighted = new Float64Array(padded);
  weighted.set(known.map((index, at) => (lengths[at] ?? 0) * (rarity?.[index] ?? 1)));
  return { features, values: weighted };
}

function importanceOf(examples: readonly Example[], power: number): Map<string, number> {
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
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
