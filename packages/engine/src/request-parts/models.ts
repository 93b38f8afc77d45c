import { z } from 'zod';
import type { Classifier } from '../recognition/classifier.ts';
import { packedSchema, readPacked, unpacked } from '../recognition/packed-file.ts';
import type { Transitions } from './sequence.ts';

/** Content of `part-weights.bin`. */
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
  readPacked(new URL('part-weights.bin', import.meta.url), partWeightsSchema);

function load(): PartModel {
  const { model, goals, transitions } = readPartWeights();
  return {
    labels: model.labels,
    classifier: unpacked(model),
    goals: unpacked(goals),
    transitions,
  };
}
