import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { Weights } from '../../facts/ranking/rank.ts';
import { createClassifier } from '../../recognition/classifier.ts';
import { classifierSchema } from '../../recognition/weights.ts';
import { forEachTagger, type Rank, TAGGERS, type Taggers } from './tags.ts';

/** The weights are in base64. */
const modelSchema = classifierSchema.extend({ data: z.string() });

/** `sum-weights.bin`, as JSON compressed by Brotli. */
export const sumWeightsSchema = z.object({
  /** Of the problems and the code that the weights were trained from. */
  fingerprint: z.string(),
  taggers: z.record(z.enum(TAGGERS), modelSchema),
  meetings: modelSchema,
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
  sumWeightsSchema.parse(
    JSON.parse(
      brotliDecompressSync(readFileSync(new URL('sum-weights.bin', import.meta.url))).toString(),
    ),
  );

function load(): SumModels {
  const { taggers, meetings, ranking } = readSumWeights();
  const open = (model: z.infer<typeof modelSchema>): Rank =>
    createClassifier({ ...model, data: Buffer.from(model.data, 'base64') }).rank;
  return {
    taggers: forEachTagger((name) => open(taggers[name])),
    meetings: open(meetings),
    ranking,
  };
}
