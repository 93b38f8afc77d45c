import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { temperatureFor } from './calibration.ts';
import { problemsOf } from './check.ts';
import { crossValidate } from './cross-validation.ts';
import { readSentences } from './dataset.ts';
import { fingerprint } from './fingerprint.ts';
import { fit } from './fit.ts';
import { pack } from './pack.ts';
import { report } from './report.ts';
import { exampleOf, TASKS } from './tasks.ts';

/**
 * Trains the recognition models: checks the labelled sentences, validates by leaving out each
 * author in turn, calibrates, fits on all, quantises, and writes the weights.
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

const models: Record<string, unknown> = {};
for (const task of TASKS) {
  const validation = await crossValidate(folder, task, authors);
  const temperature = temperatureFor(validation);
  process.stdout.write(report(validation, temperature));
  const model = fit(sentences.flatMap((sentence) => exampleOf(task, sentence) ?? []));
  models[task.name] = pack(model, temperature, task.kept);
}
const weights = { fingerprint: fingerprint(), ...models };
writeFileSync(path('../src/recognition/weights.json'), `${JSON.stringify(weights)}\n`);
