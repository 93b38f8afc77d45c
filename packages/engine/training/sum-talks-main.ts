import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { talkWeightsSchema } from '../src/sums/talk/models.ts';
import { sumTalksFingerprint } from './fingerprint.ts';
import { exampleOf, fitTalks, turnsOf } from './sum-talks.ts';
import { readSumTalks } from './sum-talks-data.ts';

/** Trains the reader of sums over a talk on all talks, and writes its weights. */
const examples = readSumTalks()
  .flatMap(turnsOf)
  .map(exampleOf)
  .filter((one) => one !== null);
const fitted = [...fitTalks(examples)];
const weights = talkWeightsSchema.parse({
  fingerprint: sumTalksFingerprint(),
  steps: fitted.map(([key], at) => key - (fitted[at - 1]?.[0] ?? 0)),
  weights: fitted.map(([, weight]) => Math.round(weight * 100)),
});
const file = brotliCompressSync(JSON.stringify(weights));
writeFileSync(new URL('../src/sums/talk/talk-weights.bin', import.meta.url), file);
process.stdout.write(`${examples.length} messages, ${file.length} bytes of weights\n`);
