import { z } from 'zod';
import { readPacked } from '../../recognition/packed-file.ts';
import { sumModels } from '../reading/models.ts';

/** Content of `talk-weights.bin`. */
export const talkWeightsSchema = z.object({
  /** Of the talks and the code that the weights were trained from. */
  fingerprint: z.string(),
  ranking: z.record(z.string(), z.number()),
});

export const readTalkWeights = () =>
  readPacked(new URL('talk-weights.bin', import.meta.url), talkWeightsSchema);

let loaded: Readonly<Record<string, number>> | undefined;

/** What tells for a way to reckon the amounts of a talk; read from disk on first use. */
export function talkWeights(): Readonly<Record<string, number>> {
  loaded ??= readTalkWeights().ranking;
  return loaded;
}

export const unitsOfNumbers = () => sumModels().taggers.unit;
