import { z } from 'zod';
import type { Classifier } from '../../recognition/classifier.ts';
import { packedSchema, readPacked, unpacked } from '../../recognition/packed-file.ts';

/** Content of `kind-weights.bin`. */
export const kindWeightsSchema = z.object({
  /** Of the talks and the code that the weights were trained from. */
  fingerprint: z.string(),
  model: packedSchema,
});

let loaded: Classifier | null | undefined;

/** The trained model, read from disk on first use; null while only the rules decide. */
export function kindModel(): Classifier | null {
  if (loaded === undefined) loaded = unpacked(readKindWeights().model);
  return loaded;
}

/** Puts another model in its place, for training and measurement; null for none. */
export function replaceKindModel(model: Classifier | null): void {
  loaded = model;
}

export const readKindWeights = () =>
  readPacked(new URL('kind-weights.bin', import.meta.url), kindWeightsSchema);
