import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { PART_LABELS } from '../src/request-parts/labels.ts';
import { partWeightsSchema } from '../src/request-parts/models.ts';
import { partsFingerprint } from './fingerprint.ts';
import type { Fitted } from './fit.ts';
import { pack } from './pack.ts';
import { fitGoals, readGoals } from './request-goals.ts';
import { fitParts } from './request-parts.ts';
import { readRequests } from './request-parts-data.ts';

/** Trains the reader of the parts of requests on all labelled requests, and writes its weights. */
const requests = readRequests();
const { hashes, weights, transitions } = fitParts(requests);
/** Weights that remain after quantising. */
const KEPT = 260_000;
const GOAL_KEPT = 60_000;
const bias = new Float64Array(PART_LABELS.length);
const packed = (model: Fitted, kept: number) => {
  const { data, ...rest } = pack(model, 1, kept);
  return { ...rest, data: Buffer.from(data).toString('base64') };
};
const file = brotliCompressSync(
  JSON.stringify(
    partWeightsSchema.parse({
      fingerprint: partsFingerprint(),
      model: packed({ labels: [...PART_LABELS], hashes, weights, bias }, KEPT),
      goals: packed(fitGoals(readGoals(requests)), GOAL_KEPT),
      transitions: transitions.map((table) =>
        table.map((row) => row.map((value) => Number(value.toPrecision(5)))),
      ),
    }),
  ),
);
writeFileSync(new URL('../src/request-parts/part-weights.bin', import.meta.url), file);
process.stdout.write(`${requests.length} requests, ${file.length} bytes of weights\n`);
