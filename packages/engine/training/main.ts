import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { weightsSchema } from '../src/recognition/weights.ts';
import { temperatureFor } from './calibration.ts';
import { problemsOf } from './check.ts';
import { crossValidate } from './cross-validation.ts';
import { readSentences } from './dataset.ts';
import { fingerprint } from './fingerprint.ts';
import { fit } from './fit.ts';
import { pack } from './pack.ts';
import { report } from './report.ts';
import { exampleOf, taskNamed } from './tasks.ts';
import { thresholdsFor } from './thresholds.ts';

/**
 * Trains the recognition models: checks the labelled sentences, validates by leaving out two
 * authors in turn, calibrates, fits on all, quantises, and writes the weights.
 */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = path('../data/recognition');
const sentences = readSentences(folder);
const authors = [...new Set(sentences.map(({ author }) => author))];
const problems = problemsOf(sentences);
if (problems.length > 0) {
  throw new Error(`${problems.join('\n')}\n${problems.length} problems in the labelled sentences`);
}
process.stdout.write(`${sentences.length} sentences of ${authors.length} authors\n`);

const validations = await crossValidate(folder, sentences);
const parts: Uint8Array[] = [];
const models = validations.map((validation) => {
  const task = taskNamed(validation.task);
  const temperature = temperatureFor(validation);
  const thresholds = thresholdsFor(validation, temperature);
  process.stdout.write(report(validation, temperature));
  process.stdout.write(`  thresholds: ${JSON.stringify(thresholds)}\n`);
  const model = fit(sentences.flatMap((sentence) => exampleOf(task, sentence) ?? []));
  const { data, ...packed } = pack(model, temperature, task.kept);
  parts.push(data);
  return [task.name, { ...packed, bytes: data.length, thresholds }] as const;
});
const weights = weightsSchema.parse({
  fingerprint: fingerprint(),
  models: Object.fromEntries(models),
});
writeFileSync(path('../src/recognition/weights.json'), `${JSON.stringify(weights)}\n`);
writeFileSync(path('../src/recognition/weights.bin'), brotliCompressSync(Buffer.concat(parts)));
