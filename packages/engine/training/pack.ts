import type { PackedClassifier } from '../src/recognition/classifier.ts';
import type { Fitted } from './fit.ts';

const LARGEST = 127;
/** At most this many weights of one feature are kept: their number is written in one byte. */
const WEIGHTS_OF_FEATURE_MAX = 255;

/**
 * Quantises to one byte a weight and drops the smallest.
 * @param kept number of weights that remain.
 */
export function pack(model: Fitted, temperature: number, kept: number): PackedClassifier {
  const { labels, hashes, weights } = model;
  const width = labels.length;
  const limit = magnitudeOf(weights, kept);
  const scale = magnitudeOf(weights, Math.ceil(weights.length / 20_000)) / LARGEST;
  const kinds: number[] = [];
  const counts: number[] = [];
  const places: number[] = [];
  const steps: number[] = [];
  hashes.forEach((hash, feature) => {
    const found = Array.from({ length: width }, (_, place) => ({
      place,
      weight: weights[feature * width + place] ?? 0,
    }))
      .filter(({ weight }) => Math.abs(weight) > limit)
      .map(({ place, weight }) => ({ place, step: quantised(weight, scale) }))
      .filter(({ step }) => step !== 0)
      .slice(0, WEIGHTS_OF_FEATURE_MAX);
    if (found.length === 0) return;
    kinds.push(hash);
    counts.push(found.length);
    places.push(...found.map(({ place }) => place));
    steps.push(...found.map(({ step }) => step));
  });
  const bytes = Buffer.concat([
    Buffer.from(Uint32Array.from(kinds).buffer),
    Buffer.from(counts),
    Buffer.from(places),
    Buffer.from(Int8Array.from(steps).buffer),
  ]);
  return {
    labels,
    temperature: rounded(temperature),
    scale: rounded(scale),
    bias: [...model.bias].map(rounded),
    features: kinds.length,
    data: new Uint8Array(bytes),
  };
}

const quantised = (weight: number, scale: number) =>
  Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale)));

const rounded = (value: number) => Number(value.toPrecision(8));

/** The magnitude that exactly `rank` weights exceed, by counting in a histogram. */
function magnitudeOf(weights: Float32Array, rank: number): number {
  if (rank >= weights.length) return 0;
  const magnitudes = weights.map(Math.abs).sort();
  return magnitudes[magnitudes.length - 1 - rank] ?? 0;
}
