import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './lib/run.mjs';
import { install, productNode } from './lib/setup.mjs';

// Trains the recognition models on the labelled sentences and writes their weights.
await install();
const { status } = spawnSync(productNode(), [join(root, 'packages/engine/training/main.ts')], {
  stdio: 'inherit',
  env: environment(),
});
process.exit(status ?? 1);
