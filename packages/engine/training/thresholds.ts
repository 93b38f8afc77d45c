import type { CrossValidation } from './cross-validation.ts';
import { softmax } from './fit.ts';

/** Share of answers that must be right at or above a threshold. */
const SURE = 0.95;
const LIKELY = 0.8;
/** Share of harmless sentences that may be answered as danger, and of danger that may be missed. */
const FALSE_ALARMS = 0.004;
const MISSED = 0.003;
/** No label of several dozen is trusted below this probability, however often it was right. */
const LOWEST = 0.3;
const STEP = 0.005;

/**
 * Probabilities from which results are trusted, so that leaving out each author in turn meets the
 * shares above. `safety` uses the probability of any danger: `certain` answers, `possible` asks.
 */
export function thresholdsFor(
  validation: CrossValidation,
  temperature: number,
): Record<string, number> {
  return validation.task === 'safety'
    ? safetyThresholds(validation, temperature)
    : {
        sure: precisionThreshold(validation, temperature, SURE),
        likely: precisionThreshold(validation, temperature, LIKELY),
      };
}

function precisionThreshold(validation: CrossValidation, temperature: number, wanted: number) {
  const answers = readingsOf(validation, temperature).map(({ gold, label, probability }) => ({
    probability,
    right: gold === label,
  }));
  for (let threshold = LOWEST; threshold < 1; threshold += STEP) {
    const given = answers.filter(({ probability }) => probability >= threshold);
    const right = given.filter((answer) => answer.right).length;
    if (right >= wanted * given.length) return rounded(threshold);
  }
  return 1;
}

function safetyThresholds(validation: CrossValidation, temperature: number) {
  const dangers = readingsOf(validation, temperature).map(({ gold, probabilities }) => ({
    isDanger: gold !== NONE,
    danger: 1 - (probabilities[validation.labels.indexOf(NONE)] ?? 0),
  }));
  const harmless = dangers.filter(({ isDanger }) => !isDanger).map(({ danger }) => danger);
  const dangerous = dangers.filter(({ isDanger }) => isDanger).map(({ danger }) => danger);
  return {
    certain: rounded(
      harmless.sort((a, b) => b - a)[Math.floor(harmless.length * FALSE_ALARMS)] ?? 1,
    ),
    possible: rounded(dangerous.sort((a, b) => a - b)[Math.floor(dangerous.length * MISSED)] ?? 0),
  };
}

/** The label of the safety task for everything harmless. */
const NONE = 'none' satisfies string;

/** Every held-out sentence with the probabilities of all labels. */
export function readingsOf({ labels, results }: CrossValidation, temperature: number) {
  return results.map((result) => {
    const probabilities = Float64Array.from(result.scores, (score) => score / temperature);
    softmax(probabilities);
    const place = probabilities.indexOf(Math.max(...probabilities));
    return {
      ...result,
      probabilities,
      label: labels[place] ?? '',
      probability: probabilities[place] ?? 0,
    };
  });
}

const rounded = (value: number) => Number(value.toFixed(3));
