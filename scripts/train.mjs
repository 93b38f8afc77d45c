import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './lib/run.mjs';
import { install, productNode } from './lib/setup.mjs';

// Trains the choice of offers, what buyers are asked, the facts of trades, the reader of sums, the reader of requests, the
// recognition models and the kinds of acts, which read with all others, and writes their weights.
await install();
for (const script of [
  'facts.ts',
  'buyer-questions.ts',
  'trade-sheets.ts',
  'sums-main.ts',
  'sum-talks-main.ts',
  'request-parts-main.ts',
  'answer-sources-main.ts',
  'main.ts',
  'act-kinds-main.ts',
]) {
  const { status } = spawnSync(productNode(), [join(root, 'packages/engine/training', script)], {
    stdio: 'inherit',
    env: environment(),
  });
  if (status !== 0) process.exit(status ?? 1);
}
