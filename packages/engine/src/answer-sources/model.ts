import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { type Classifier, createClassifier } from '../recognition/classifier.ts';
import { classifierSchema } from '../recognition/weights.ts';

/** `source-weights.bin`, as JSON compressed by Brotli; the weights are in base64. */
export const sourceWeightsSchema = z.object({
  /** Of the messages and the code that the weights were trained from. */
  fingerprint: z.string(),
  model: classifierSchema.extend({ data: z.string() }),
});

let loaded: Classifier | undefined;

/** The trained model; read from disk on first use. */
export function sourceModel(): Classifier {
  loaded ??= load();
  return loaded;
}

export const readSourceWeights = () =>
  sourceWeightsSchema.parse(
    JSON.parse(
      brotliDecompressSync(readFileSync(new URL('source-weights.bin', import.meta.url))).toString(),
    ),
  );

function load(): Classifier {
  const { model } = readSourceWeights();
  return createClassifier({ ...model, data: Buffer.from(model.data, 'base64') });
}
