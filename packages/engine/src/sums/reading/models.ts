import { z } from 'zod';
import type { Weights } from '../../facts/ranking/rank.ts';
import { packedSchema, readPacked, unpacked } from '../../recognition/packed-file.ts';
import { forEachTagger, type Rank, TAGGERS, type Taggers } from './tags.ts';

/** Content of `sum-weights.bin`. */
export const sumWeightsSchema = z.object({
  /** Of the problems and the code that the weights were trained from. */
  fingerprint: z.string(),
  taggers: z.record(z.enum(TAGGERS), packedSchema),
  meetings: packedSchema,
  ranking: z.record(z.string(), z.number()),
});

export interface SumModels {
  taggers: Taggers;
  /** How two numbers of a message meet. */
  meetings: Rank;
  /** What tells for one of the candidates. */
  ranking: Weights;
}

let loaded: SumModels | undefined;

/** The trained models; read from disk on first use. */
export function sumModels(): SumModels {
  loaded ??= load();
  return loaded;
}

export const readSumWeights = () =>
  readPacked(new URL('sum-weights.bin', import.meta.url), sumWeightsSchema);

function load(): SumModels {
  const { taggers, meetings, ranking } = readSumWeights();
  return {
    taggers: forEachTagger((name) => unpacked(taggers[name]).rank),
    meetings: unpacked(meetings).rank,
    ranking,
  };
}
