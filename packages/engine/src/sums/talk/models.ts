import { z } from 'zod';
import { readPacked } from '../../recognition/packed-file.ts';
import type { FeatureKey } from './keys.ts';

/** Content of `talk-weights.bin`. */
export const talkWeightsSchema = z.object({
  /** Of the talks and the code that the weights were trained from. */
  fingerprint: z.string(),
  /** The keys of features in ascending order, each as the distance from the one before. */
  steps: z.array(z.number()),
  /** The weight of each, in hundredths. */
  weights: z.array(z.number()),
});

/** The weights of features by their keys. */
export type TalkWeights = ReadonlyMap<FeatureKey, number>;

export const readTalkWeights = () =>
  readPacked(new URL('talk-weights.bin', import.meta.url), talkWeightsSchema);

let loaded: TalkWeights | undefined;

/** What tells for a way to reckon the amounts of a talk; read from disk on first use. */
export function talkWeights(): TalkWeights {
  loaded ??= load();
  return loaded;
}

function load(): TalkWeights {
  const { steps, weights } = readTalkWeights();
  const found = new Map<FeatureKey, number>();
  let key = 0;
  steps.forEach((step, at) => {
    key += step;
    found.set(key, (weights[at] ?? 0) / 100);
  });
  return found;
}
