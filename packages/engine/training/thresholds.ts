import { isDistress, LOOKALIKE } from '../src/recognition/labels.ts';
import type { CrossValidation } from './cross-validation.ts';
import { softmax } from './fit.ts';

/** Share of answers that must be right at or above a threshold. */
const SURE = 0.95;
const LIKELY = 0.8;
/** Share of look-alikes that may be answered with support. */
const FALSE_SUPPORT = 0.015;
/** Share of ordinary messages that may be asked about. */
const FALSE_QUESTIONS = 0.05;
/** No label of several dozen is trusted below this probability, however often it was right. */
const LOWEST = 0.3;
const STEP = 0.005;

/**
 * Probabilities from which results are trusted, so that leaving out each author in turn meets the
 * shares above: `sure` and `likely` of a label; `certain` and `possible` of any distress.
 */
export function thresholdsFor(
  validation: CrossValidation,
  temperature: number,
): Record<string, number> {
  const readings = readingsOf(validation, temperature);
  const ordinary = readings.filter(({ gold }) => !isDistress(gold) && gold !== LOOKALIKE);
  const thresholds = {
    sure: precisionThreshold(ordinary, SURE),
    likely: precisionThreshold(ordinary, LIKELY),
  };
  if (validation.task === 'act') return thresholds;
  const lookalikes = readings.filter(({ gold }) => gold === LOOKALIKE);
  const distress = (some: readonly Reading[]) => some.map((one) => one.distress);
  return {
    ...thresholds,
    certain: exceededBy(distress(lookalikes), FALSE_SUPPORT),
    possible: exceededBy(distress(ordinary), FALSE_QUESTIONS),
  };
}

function precisionThreshold(readings: readonly Reading[], wanted: number): number {
  for (let threshold = LOWEST; threshold < 1; threshold += STEP) {
    const given = readings.filter(({ probability }) => probability >= threshold);
    const right = given.filter(({ gold, label }) => gold === label).length;
    if (right >= wanted * given.length) return rounded(threshold);
  }
  return 1;
}

/** The value that this share of the values exceeds. */
function exceededBy(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => b - a);
  return rounded(sorted[Math.floor(sorted.length * share)] ?? 1);
}

/** A held-out sentence and its result. */
export interface Reading {
  author: string;
  gold: string;
  /** The likeliest label that is neither distress nor a look-alike, and its share among those. */
  label: string;
  probability: number;
  /** Probability of any distress. */
  distress: number;
}

/** The results of all held-out sentences. */
export function readingsOf({ labels, results }: CrossValidation, temperature: number): Reading[] {
  const isOrdinary = labels.map((label) => !isDistress(label) && label !== LOOKALIKE);
  return results.map(({ author, gold, scores }) => {
    const probabilities = Float64Array.from(scores, (score) => score / temperature);
    softmax(probabilities);
    const share = (wanted: (place: number) => boolean) =>
      probabilities.reduce((sum, value, place) => (wanted(place) ? sum + value : sum), 0);
    const ordinary = probabilities.map((value, place) => (isOrdinary[place] ? value : 0));
    const place = ordinary.indexOf(Math.max(...ordinary));
    return {
      author,
      gold,
      label: labels[place] ?? '',
      probability: (ordinary[place] ?? 0) / share((one) => isOrdinary[one] ?? false),
      distress: share((one) => isDistress(labels[one] ?? '')),
    };
  });
}

const rounded = (value: number) => Number(value.toFixed(3));
