import type { Features } from './features.ts';

/** A trained linear classifier, as the training script packs it. */
export interface PackedClassifier {
  labels: readonly string[];
  /** Divides the scores before they become probabilities; calibrated on held-out authors. */
  temperature: number;
  /** What one step of a quantised weight is worth. */
  scale: number;
  bias: readonly number[];
  /** Number of known features. */
  features: number;
  /**
   * The features' hashes in ascending order (uint32, little-endian), how many weights each has
   * (uint8), then for all weights the label's place (uint8), then all weights (int8).
   */
  data: Uint8Array;
}

/** A label and its probability. */
export interface Ranked<Label extends string = string> {
  label: Label;
  /** 0 to 1; those of all labels add up to 1. */
  probability: number;
}

export interface Classifier {
  /** All labels, the likeliest first. */
  rank(features: Features): Ranked[];
  /** Whether training kept any weight of the feature with this hash. */
  knows(hash: number): boolean;
}

/** @throws RangeError when the packed data is cut off. */
export function createClassifier(packed: PackedClassifier): Classifier {
  const { hashes, starts, places, weights } = unpack(packed);
  const rank: Classifier['rank'] = ({ hashes: asked, values }) => {
    const scores = Float64Array.from(packed.bias);
    asked.forEach((hash, index) => {
      const at = indexOf(hashes, hash);
      if (at < 0) return;
      const value = (values[index] ?? 0) * packed.scale;
      const end = starts[at + 1] ?? 0;
      for (let one = starts[at] ?? 0; one < end; one++) {
        const place = places[one] ?? 0;
        scores[place] = (scores[place] ?? 0) + value * (weights[one] ?? 0);
      }
    });
    return ranked(packed, scores);
  };
  const known = new Set(hashes);
  return { rank, knows: (hash) => known.has(hash) };
}

function unpack({ data, features }: PackedClassifier) {
  // A copy: numbers of four bytes must begin at a multiple of four.
  const bytes = Uint8Array.from(data);
  const hashes = new Uint32Array(bytes.buffer.slice(0, features * 4));
  const counts = bytes.subarray(features * 4, features * 5);
  const starts = new Uint32Array(features + 1);
  counts.forEach((count, at) => {
    starts[at + 1] = (starts[at] ?? 0) + count;
  });
  const total = starts[features] ?? 0;
  const from = features * 5;
  if (bytes.length !== from + total * 2) throw new RangeError('The weights are cut off');
  return {
    hashes,
    starts,
    places: bytes.subarray(from, from + total),
    weights: new Int8Array(bytes.buffer, from + total, total),
  };
}

function indexOf(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function ranked({ labels, temperature }: PackedClassifier, scores: Float64Array): Ranked[] {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp((score - highest) / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  return labels
    .map((label, place) => ({ label, probability: (powers[place] ?? 0) / sum }))
    .sort((a, b) => b.probability - a.probability);
}
