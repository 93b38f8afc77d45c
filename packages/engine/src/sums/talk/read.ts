import { LRUCache } from 'lru-cache';
import type { Weights } from '../../facts/ranking/rank.ts';
import { isSame } from '../reading/choices.ts';
import { type TalkCandidate, talkCandidates } from './candidates.ts';
import { noneFeatures, talkFeatures } from './features.ts';
import { talkWeights, unitsOfNumbers } from './models.ts';
import { type Said, type Talk, TURNS_MAX, talkOf } from './quantities.ts';

/** A result that a message may ask for, with its probability. */
export interface TalkReading {
  candidate: TalkCandidate;
  probability: number;
}

/** The same messages are read again with each turn of a talk that is longer than its memory. */
const known = new LRUCache<string, TalkSums>({ max: 400 });
const READINGS_KEPT = 8;

/** What a message after others may ask for, the most probable result first; none for no sum. */
export function sumsOfTalk(text: string, said: readonly Said[]): TalkSums {
  const key = JSON.stringify([text, said.slice(-TURNS_MAX)]);
  const found = known.get(key) ?? readTalk(text, said);
  known.set(key, found);
  return found;
}

function readTalk(text: string, said: readonly Said[]): TalkSums {
  const talk = talkOf(text, said, unitsOfNumbers());
  if (!talk) return { readings: [], isReachable: () => false };
  const candidates = talkCandidates(talk);
  const values = candidates.map(({ expression }) => expression.value);
  return {
    readings: readingsIn(talk, talkWeights(), candidates).slice(0, READINGS_KEPT),
    isReachable: (value) => values.some((one) => isSame(one, value)),
  };
}

interface TalkSums {
  readings: readonly TalkReading[];
  /** Whether a value is among the results that were compared. */
  isReachable: (value: number) => boolean;
}

/** The different results of candidates, the most probable first. */
export function readingsIn(
  talk: Talk,
  weights: Weights,
  candidates: readonly TalkCandidate[],
): TalkReading[] {
  const scoreOf = (features: readonly string[]) =>
    features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
  const scored = candidates.map((candidate) => ({
    candidate,
    score: scoreOf(talkFeatures(talk, candidate)),
  }));
  const none = scoreOf(noneFeatures(talk));
  const highest = scored.reduce((most, { score }) => Math.max(most, score), none);
  const total = scored.reduce(
    (sum, { score }) => sum + Math.exp(score - highest),
    Math.exp(none - highest),
  );
  const found: (TalkReading & { own: number })[] = [];
  for (const { candidate, score } of scored) {
    const probability = Math.exp(score - highest) / total;
    if (probability < NEGLIGIBLE) continue;
    const same = found.find((one) =>
      isSame(one.candidate.expression.value, candidate.expression.value),
    );
    if (!same) found.push({ candidate, probability, own: probability });
    else {
      same.probability += probability;
      if (probability > same.own) Object.assign(same, { candidate, own: probability });
    }
  }
  return found.sort((a, b) => b.probability - a.probability);
}

const NEGLIGIBLE = 1e-4;
