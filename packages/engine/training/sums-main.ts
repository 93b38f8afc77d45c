import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { sumWeightsSchema } from '../src/sums/reading/models.ts';
import { forEachTagger } from '../src/sums/reading/tags.ts';
import { sumsFingerprint } from './fingerprint.ts';
import type { Fitted } from './fit.ts';
import { pack } from './pack.ts';
import { fitReader } from './sums.ts';
import { readProblems } from './sums-data.ts';

/** Trains the reader of sums on all annotated problems, and writes its weights. */
const problems = readProblems();
const { models, meetings, ranking } = fitReader(problems);
/** Weights of one model that remain after quantising. */
const KEPT = 54_000;
const packed = (model: Fitted) => {
  const { data, ...rest } = pack(model, 1, KEPT);
  return { ...rest, data: Buffer.from(data).toString('base64') };
};
const weights = sumWeightsSchema.parse({
  fingerprint: sumsFingerprint(),
  taggers: forEachTagger((name) => packed(models[name])),
  meetings: packed(meetings),
  ranking,
});
const file = brotliCompressSync(JSON.stringify(weights));
writeFileSync(new URL('../src/sums/reading/sum-weights.bin', import.meta.url), file);
process.stdout.write(`${problems.length} problems, ${file.length} bytes of weights\n`);
