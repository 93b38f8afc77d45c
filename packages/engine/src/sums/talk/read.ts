import { LRUCache } from 'lru-cache';
import { isSame } from '../reading/choices.ts';
import { type TalkCandidate, talkCandidates, usesAll } from './candidates.ts';
import type { FeatureGroup } from './feature-group.ts';
import { describe } from './features.ts';
import { type TalkWeights, talkWeights } from './models.ts';
import { TURNS_MAX, talkOf } from './quantities.ts';
import type { Said, Talk } from './talk-type.ts';

/** A result that a message may ask for, with its probability. */
export interface TalkReading {
  candidate: TalkCandidate;
  probability: number;
  /** Whether it has every number of the message. */
  isWhole: boolean;
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
  const talk = talkOf(text, said);
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
  weights: TalkWeights,
  candidates: readonly TalkCandidate[],
): TalkReading[] {
  const described = describe(talk);
  const scores = new Map<FeatureGroup, number>();
  const scoreOf = (group: FeatureGroup): number => {
    const found =
      scores.get(group) ?? group.keys.reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
    scores.set(group, found);
    return found;
  };
  const scored = candidates.map((candidate) => ({
    candidate,
    score: described.of(candidate).reduce((sum, group) => sum + scoreOf(group), 0),
  }));
  const none = scoreOf(described.none);
  const highest = scored.reduce((most, { score }) => Math.max(most, score), none);
  const total = scored.reduce(
    (sum, { score }) => sum + Math.exp(score - highest),
    Math.exp(none - highest),
  );
  const found: { candidate: TalkCandidate; probability: number; own: number }[] = [];
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
  return found
    .sort((a, b) => b.probability - a.probability)
    .map((one) => ({ ...one, isWhole: usesAll(talk, one.candidate) }));
}

const NEGLIGIBLE = 1e-4;
