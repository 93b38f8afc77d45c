import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { type Classifier, createClassifier } from './classifier.ts';

/** What a classifier is made of beside its weights. */
export const classifierSchema = z.object({
  labels: z.array(z.string()),
  temperature: z.number().positive(),
  scale: z.number().positive(),
  bias: z.array(z.number()),
  features: z.int(),
});

const modelSchema = classifierSchema.extend({
  /** Size of the model, in bytes. */
  bytes: z.int(),
  thresholds: z.record(z.string(), z.number()),
});

/** `weights.json`; the models lie in `weights.bin`, compressed by Brotli, in this order. */
export const weightsSchema = z.object({
  /** Of the sentences and the code that the weights were trained from. */
  fingerprint: z.string(),
  models: z.object({ message: modelSchema, act: modelSchema }),
});

type Weights = z.infer<typeof weightsSchema>;
type ModelName = keyof Weights['models'];

export interface Model extends Classifier {
  labels: readonly string[];
  /** Probabilities from which an answer is trusted, by name; from leave-one-author-out results. */
  thresholds: Readonly<Record<string, number>>;
}

let loaded: Record<ModelName, Model> | undefined;

/** The trained models; read from disk on first use. */
export function models(): Record<ModelName, Model> {
  loaded ??= load();
  return loaded;
}

function load(): Record<ModelName, Model> {
  const file = (name: string) => readFileSync(new URL(name, import.meta.url));
  const { models: packed } = weightsSchema.parse(JSON.parse(file('weights.json').toString('utf8')));
  const data = brotliDecompressSync(file('weights.bin'));
  const open = (model: Weights['models'][ModelName], start: number): Model => ({
    ...createClassifier({ ...model, data: data.subarray(start, start + model.bytes) }),
    labels: model.labels,
    thresholds: model.thresholds,
  });
  return { message: open(packed.message, 0), act: open(packed.act, packed.message.bytes) };
}
