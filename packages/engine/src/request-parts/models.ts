import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { type Classifier, createClassifier } from '../recognition/classifier.ts';
import { classifierSchema } from '../recognition/weights.ts';
import type { Transitions } from './sequence.ts';

const packedSchema = classifierSchema.extend({ data: z.string() });

/** `part-weights.bin`, as JSON compressed by Brotli; the weights are in base64. */
export const partWeightsSchema = z.object({
  /** Of the requests and the code that the weights were trained from. */
  fingerprint: z.string(),
  model: packedSchema,
  goals: packedSchema,
  transitions: z.array(z.array(z.array(z.number()))),
});

interface PartModel {
  labels: readonly string[];
  classifier: Classifier;
  transitions: Transitions;
  /** Tells requests for texts and changes from other messages. */
  goals: Classifier;
}

let loaded: PartModel | undefined;

/** The trained model; read from disk on first use. */
export function partModel(): PartModel {
  loaded ??= load();
  return loaded;
}

export const readPartWeights = () =>
  partWeightsSchema.parse(
    JSON.parse(
      brotliDecompressSync(readFileSync(new URL('part-weights.bin', import.meta.url))).toString(),
    ),
  );

function load(): PartModel {
  const { model, goals, transitions } = readPartWeights();
  return {
    labels: model.labels,
    classifier: unpacked(model),
    goals: unpacked(goals),
    transitions,
  };
}

const unpacked = (packed: z.infer<typeof packedSchema>): Classifier =>
  createClassifier({ ...packed, data: Buffer.from(packed.data, 'base64') });
