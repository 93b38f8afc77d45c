import { createRandom, shuffle } from './fit.ts';

/** A message whose tokens have labels. */
export interface SequenceExample {
  /** Hashes of the features of each token. */
  features: readonly (readonly number[])[];
  /** Which transitions apply before each token. */
  contexts: readonly number[];
  /** The right label of each token, as a place. */
  labels: readonly number[];
}

export interface SequenceOptions {
  epochs: number;
  rate: number;
  decay: number;
  /** Features of fewer tokens are dropped. */
  minimum: number;
  /** Share of the features that is hidden at random in each step, so that none is relied on alone. */
  dropped: number;
}

/** `weights[feature * labels + label]` and `transitions[context][before][label]`. */
export interface FittedSequence {
  hashes: number[];
  weights: Float32Array;
  transitions: number[][][];
}

/** Weights below this probability are not moved: it saves most of the time. */
const NEGLIGIBLE = 1e-3;

/** Everything that a step of the fit reads and changes; tables lie flat in memory. */
interface State {
  width: number;
  weights: Float32Array;
  squares: Float32Array;
  /** `[context][before][label]`; before = width is the start. */
  transitions: Float64Array;
  transitionSquares: Float64Array;
}

interface Row {
  features: readonly Uint32Array[];
  contexts: readonly number[];
  labels: readonly number[];
}

/** Linear-chain conditional random field by AdaGrad; the same examples always give the same weights. */
export function fitSequence(
  examples: readonly SequenceExample[],
  { width, contexts }: { width: number; contexts: number },
  options: SequenceOptions,
): FittedSequence {
  const hashes = frequent(examples, options.minimum);
  const places = new Map(hashes.map((hash, place) => [hash, place]));
  const rows: Row[] = examples.map((example) => ({
    ...example,
    features: example.features.map((one) =>
      Uint32Array.from(one.map((hash) => places.get(hash)).filter((place) => place !== undefined)),
    ),
  }));
  const size = contexts * (width + 1) * width;
  const state: State = {
    width,
    weights: new Float32Array(hashes.length * width),
    squares: new Float32Array(hashes.length * width).fill(1e-2),
    transitions: new Float64Array(size),
    transitionSquares: new Float64Array(size).fill(1),
  };
  const order = rows.map((_, at) => at);
  const random = createRandom(20_261_123);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row && row.features.length > 0) step(row, state, options, random);
    }
  }
  const tableOf = (context: number) =>
    Array.from({ length: width + 1 }, (_, before) => {
      const from = (context * (width + 1) + before) * width;
      return [...state.transitions.subarray(from, from + width)];
    });
  return {
    hashes,
    weights: state.weights,
    transitions: Array.from({ length: contexts }, (_, context) => tableOf(context)),
  };
}

/** Moves all weights by one message. */
function step(row: Row, state: State, options: SequenceOptions, random: () => number): void {
  const { width } = state;
  const shown = row.features.map((features) => features.filter(() => random() >= options.dropped));
  const potentials = shown.map((features) => potentialsOf(features, state));
  const factors = state.transitions.map(Math.exp);
  const startOf = (at: number, before: number) =>
    ((row.contexts[at] ?? 0) * (width + 1) + before) * width;
  const { forward, backward, scales } = pathSums(potentials, factors, startOf, width);
  shown.forEach((features, at) => {
    const right = row.labels[at] ?? 0;
    const errors = new Float64Array(width);
    for (let label = 0; label < width; label++)
      errors[label] =
        (forward[at]?.[label] ?? 0) * (backward[at]?.[label] ?? 0) - (label === right ? 1 : 0);
    moveTransitions(at, errors);
    moveWeights(features, errors, state, options);
  });

  function moveTransitions(at: number, errors: Float64Array): void {
    const rightBefore = at === 0 ? width : (row.labels[at - 1] ?? 0);
    for (let before = at === 0 ? width : 0; before < (at === 0 ? width + 1 : width); before++) {
      const from = startOf(at, before);
      for (let label = 0; label < width; label++) {
        const slope =
          at === 0
            ? (errors[label] ?? 0)
            : ((forward[at - 1]?.[before] ?? 0) *
                (factors[from + label] ?? 0) *
                (potentials[at]?.[label] ?? 0) *
                (backward[at]?.[label] ?? 0)) /
                (scales[at] ?? 1) -
              (before === rightBefore && label === row.labels[at] ? 1 : 0);
        if (Math.abs(slope) < NEGLIGIBLE) continue;
        const square = (state.transitionSquares[from + label] ?? 0) + slope * slope;
        state.transitionSquares[from + label] = square;
        state.transitions[from + label] =
          (state.transitions[from + label] ?? 0) - (options.rate * slope) / Math.sqrt(square);
      }
    }
  }
}

/** The exponentials of the scores of a token's labels, the highest 1. */
function potentialsOf(features: Uint32Array, { weights, width }: State): Float64Array {
  const scores = new Float64Array(width);
  for (const feature of features)
    for (let label = 0; label < width; label++)
      scores[label] = (scores[label] ?? 0) + (weights[feature * width + label] ?? 0);
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  return scores.map((score) => Math.exp(score - highest));
}

/** Scaled sums of all paths up to each token (forward) and after it (backward). */
function pathSums(
  potentials: readonly Float64Array[],
  factors: Float64Array,
  startOf: (at: number, before: number) => number,
  width: number,
) {
  const forward: Float64Array[] = [];
  const scales: number[] = [];
  potentials.forEach((potential, at) => {
    const sums = new Float64Array(width);
    const earlier = forward[at - 1];
    for (let before = earlier ? 0 : width; before < (earlier ? width : width + 1); before++) {
      const from = startOf(at, before);
      const weight = earlier ? (earlier[before] ?? 0) : 1;
      for (let label = 0; label < width; label++)
        sums[label] = (sums[label] ?? 0) + weight * (factors[from + label] ?? 0);
    }
    let scale = 0;
    for (let label = 0; label < width; label++) {
      sums[label] = (sums[label] ?? 0) * (potential[label] ?? 0);
      scale += sums[label] ?? 0;
    }
    forward.push(sums.map((sum) => sum / scale));
    scales.push(scale);
  });
  const backward = potentials.map(() => new Float64Array(width).fill(1));
  for (let at = potentials.length - 2; at >= 0; at--) {
    const sums = backward[at];
    for (let before = 0; sums && before < width; before++) {
      const from = startOf(at + 1, before);
      let sum = 0;
      for (let label = 0; label < width; label++)
        sum +=
          (factors[from + label] ?? 0) *
          (potentials[at + 1]?.[label] ?? 0) *
          (backward[at + 1]?.[label] ?? 0);
      sums[before] = sum / (scales[at + 1] ?? 1);
    }
  }
  return { forward, backward, scales };
}

function moveWeights(
  features: Uint32Array,
  errors: Float64Array,
  { weights, squares, width }: State,
  { rate, decay }: SequenceOptions,
): void {
  for (let label = 0; label < width; label++) {
    const error = errors[label] ?? 0;
    if (Math.abs(error) < NEGLIGIBLE) continue;
    for (const feature of features) {
      const weight = feature * width + label;
      const slope = error + decay * (weights[weight] ?? 0);
      const square = (squares[weight] ?? 0) + slope * slope;
      squares[weight] = square;
      weights[weight] = (weights[weight] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

function frequent(examples: readonly SequenceExample[], minimum: number): number[] {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const token of features)
      for (const hash of token) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= minimum)
    .map(([hash]) => hash)
    .sort((a, b) => a - b);
}
