import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Classifier, createClassifier } from './classifier.ts';

const modelSchema = z.object({
  labels: z.array(z.string()),
  temperature: z.number().positive(),
  scale: z.number().positive(),
  bias: z.array(z.number()),
  features: z.int(),
  /** Size of the model in `weights.bin`, in bytes. */
  bytes: z.int(),
  thresholds: z.record(z.string(), z.number()),
});

/** `weights.json`; the models lie in `weights.bin` in this order. */
export const weightsSchema = z.object({
  /** Of the sentences and the code that the weights were trained from. */
  fingerprint: z.string(),
  models: z.object({ message: modelSchema, act: modelSchema, safety: modelSchema }),
});

export type Weights = z.infer<typeof weightsSchema>;
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
  const data = file('weights.bin');
  const starts = {
    message: 0,
    act: packed.message.bytes,
    safety: packed.message.bytes + packed.act.bytes,
  };
  const open = (name: ModelName): Model => {
    const model = packed[name];
    const bytes = data.subarray(starts[name], starts[name] + model.bytes);
    return { ...createClassifier({ ...model, data: bytes }), ...model };
  };
  return { message: open('message'), act: open('act'), safety: open('safety') };
}
