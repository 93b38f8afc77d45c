import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { sourceWeightsSchema } from '../src/answer-sources/model.ts';
import { fitSources, readOtherSources, readSources } from './answer-sources.ts';
import { sourcesFingerprint } from './fingerprint.ts';
import { pack } from './pack.ts';

/** Weights that remain after quantising. */
const KEPT = 60_000;

/** Trains where the answer to a message stands, and writes the weights. */
const messages = [...readSources(), ...readOtherSources()];
const { data, ...rest } = pack(fitSources(messages), 1, KEPT);
const weights = sourceWeightsSchema.parse({
  fingerprint: sourcesFingerprint(),
  model: { ...rest, data: Buffer.from(data).toString('base64') },
});
const file = brotliCompressSync(JSON.stringify(weights));
writeFileSync(new URL('../src/answer-sources/source-weights.bin', import.meta.url), file);
process.stdout.write(`${messages.length} messages, ${file.length} bytes of weights\n`);
