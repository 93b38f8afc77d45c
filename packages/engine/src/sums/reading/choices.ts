import type { Weights } from '../../facts/ranking/rank.ts';
import type { Candidate } from './candidates.ts';
import { candidateFeatures, noneFeatures } from './rank-features.ts';
import type { Tagged } from './tags.ts';

/** A result that a message may ask for; its expression is null for one that only the rules found. */
export interface Choice {
  value: number;
  candidate: Candidate | null;
  features: readonly string[];
}

/** A result with its probability. */
export interface Reading extends Choice {
  probability: number;
}

/** Two results nearer than this are the same. */
const EQUAL = 0.001;
export const isSame = (a: number, b: number) =>
  Math.abs(Math.abs(a) - Math.abs(b)) <= Math.max(0.006, EQUAL * Math.abs(b));

/** All that a message may ask for. @param rules the result that the rules find, or null */
export function choicesOf(
  sum: Tagged,
  candidates: readonly Candidate[],
  rules: number | null,
): { choices: Choice[]; none: string[] } {
  const best = candidates[0]?.score ?? 0;
  const choices: Choice[] = candidates.map((candidate, place) => {
    const { value } = candidate.expression;
    const agreement =
      rules === null ? 'rules none' : isSame(value, rules) ? 'rules agree' : 'rules differ';
    const near = place < 3 ? 'first' : 'later';
    return {
      value,
      candidate,
      features: [
        ...candidateFeatures(sum, candidate, place, best),
        agreement,
        `${agreement} ${near}`,
        `${agreement} ${sum.asked.role}`,
        `${agreement} ${candidate.expression.kind}`,
        `${agreement} ${sum.message.numbers.length}`,
      ],
    };
  });
  const isFound = rules === null || choices.some(({ value }) => isSame(value, rules));
  if (!isFound)
    choices.push({
      value: rules,
      candidate: null,
      features: [
        'rules only',
        `rules only ${sum.asked.unit}`,
        `rules only ${sum.asked.role}`,
        `rules only ${Math.min(sum.message.numbers.length, 5)}`,
      ],
    });
  const found =
    rules === null ? 'none without rules' : isFound ? 'none with rules' : 'none beside rules';
  return { choices, none: [...noneFeatures(sum, candidates), found] };
}

/** The different results, the most probable first; of each the best way to reckon it. */
export function readingsOf(
  { choices, none }: ReturnType<typeof choicesOf>,
  weights: Weights,
): Reading[] {
  const scoreOf = (features: readonly string[]) =>
    features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
  const scores = choices.map(({ features }) => scoreOf(features));
  const noneScore = scoreOf(none);
  const highest = Math.max(noneScore, ...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, one) => sum + one, Math.exp(noneScore - highest));
  const found: (Reading & { own: number })[] = [];
  choices.forEach((choice, at) => {
    const probability = (powers[at] ?? 0) / total;
    const same = found.find(({ value }) => isSame(value, choice.value));
    if (!same) found.push({ ...choice, probability, own: probability });
    else {
      same.probability += probability;
      if (probability > same.own)
        Object.assign(same, { ...choice, own: probability, probability: same.probability });
    }
  });
  return found.sort((a, b) => b.probability - a.probability);
}
