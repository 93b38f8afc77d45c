import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './lib/run.mjs';
import { build, install, productNode } from './lib/setup.mjs';

await install();
await build();
const entry = join(root, 'bench/src/run.ts');
const { status } = spawnSync(productNode(), [entry, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment(),
});
process.exit(status ?? 1);
