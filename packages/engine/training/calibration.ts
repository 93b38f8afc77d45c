import type { CrossValidation } from './cross-validation.ts';
import { softmax } from './fit.ts';

const LOWEST = 0.4;
const HIGHEST = 3;
const STEP = 0.05;

/** The temperature whose probabilities fit held-out authors best: least negative log-likelihood. */
export function temperatureFor({ labels, results }: CrossValidation): number {
  const places = new Map(labels.map((label, place) => [label, place]));
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY };
  for (let temperature = LOWEST; temperature <= HIGHEST; temperature += STEP) {
    let loss = 0;
    for (const { gold, scores } of results) {
      const probabilities = Float64Array.from(scores, (score) => score / temperature);
      softmax(probabilities);
      loss -= Math.log(Math.max(1e-12, probabilities[places.get(gold) ?? 0] ?? 0));
    }
    if (loss < best.loss) best = { temperature, loss };
  }
  return Number(best.temperature.toFixed(2));
}
