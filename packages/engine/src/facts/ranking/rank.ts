import type { Certainty } from '../fact.ts';
import type { FoundPhrase } from '../noun-phrase.ts';

/** A weight for each feature; features without one weigh nothing. */
export type Weights = Readonly<Record<string, number>>;

/** A candidate with its features. */
export interface Candidate {
  phrase: FoundPhrase;
  features: readonly string[];
}

interface Ranked {
  phrase: FoundPhrase;
  /** The share of its score among all candidates, "none of them" included. */
  probability: number;
}

const scoreOf = (features: readonly string[], weights: Weights): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** The most probable candidate; null when "none of them" is more probable. */
export function rank(
  candidates: readonly Candidate[],
  none: readonly string[],
  weights: Weights,
): Ranked | null {
  const scores = candidates.map(({ features }) => scoreOf(features, weights));
  const noneScore = scoreOf(none, weights);
  const highest = Math.max(noneScore, ...scores);
  const at = scores.indexOf(highest);
  const best = candidates[at];
  if (!best || highest === noneScore) return null;
  const sum = [noneScore, ...scores].reduce((total, score) => total + Math.exp(score - highest), 0);
  return { phrase: best.phrase, probability: 1 / sum };
}

const CERTAIN_FROM = 0.6;
export const LIKELY_FROM = 0.3;

/** How sure a choice is. */
export const certaintyOf = (probability: number): Certainty =>
  probability >= CERTAIN_FROM ? 'certain' : probability >= LIKELY_FROM ? 'likely' : 'unsure';
