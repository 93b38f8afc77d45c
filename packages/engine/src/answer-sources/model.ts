import { z } from 'zod';
import type { Classifier } from '../recognition/classifier.ts';
import { packedSchema, readPacked, unpacked } from '../recognition/packed-file.ts';

/** Content of `source-weights.bin`. */
export const sourceWeightsSchema = z.object({
  /** Of the messages and the code that the weights were trained from. */
  fingerprint: z.string(),
  model: packedSchema,
});

let loaded: Classifier | undefined;

/** The trained model; read from disk on first use. */
export function sourceModel(): Classifier {
  loaded ??= unpacked(readSourceWeights().model);
  return loaded;
}

export const readSourceWeights = () =>
  readPacked(new URL('source-weights.bin', import.meta.url), sourceWeightsSchema);
