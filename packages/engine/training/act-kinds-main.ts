import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { kindWeightsSchema } from '../src/conversation/kinds/model.ts';
import { fitKinds, kindExample } from './act-kinds.ts';
import { readSituations } from './act-kinds-data.ts';
import { kindsFingerprint } from './fingerprint.ts';
import { pack } from './pack.ts';

/** Weights that remain after quantising. */
const KEPT = 60_000;

/** Trains which kind of act a message is, and writes the weights. */
const examples = readSituations().map(kindExample);
const { data, ...rest } = pack(fitKinds(examples), 1, KEPT);
const weights = kindWeightsSchema.parse({
  fingerprint: kindsFingerprint(),
  model: { ...rest, data: Buffer.from(data).toString('base64') },
});
const file = brotliCompressSync(JSON.stringify(weights));
writeFileSync(new URL('../src/conversation/kinds/kind-weights.bin', import.meta.url), file);
process.stdout.write(`${examples.length} messages, ${file.length} bytes of weights\n`);
