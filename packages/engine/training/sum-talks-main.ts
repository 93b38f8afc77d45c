import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { talkWeightsSchema } from '../src/sums/talk/models.ts';
import { sumTalksFingerprint } from './fingerprint.ts';
import { fitTalks, problemTurns, turnsOf } from './sum-talks.ts';
import { readSumTalks } from './sum-talks-data.ts';

/** Trains the reader of sums over a talk on all talks, and writes its weights. */
const turns = readSumTalks().flatMap(turnsOf);
const ranking = fitTalks([...turns, ...problemTurns()]);
const weights = talkWeightsSchema.parse({ fingerprint: sumTalksFingerprint(), ranking });
const file = brotliCompressSync(JSON.stringify(weights));
writeFileSync(new URL('../src/sums/talk/talk-weights.bin', import.meta.url), file);
process.stdout.write(`${turns.length} messages, ${file.length} bytes of weights\n`);
