import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { install, productNode } from './lib/setup.mjs';

const messages = process.argv.slice(2);
if (messages.length === 0) {
  process.stderr.write('Usage: npm run try -- "tá caro" ["another message" …]\n');
  process.exit(2);
}
// Installing also compiles the knowledge files, so that an edit is tried at once.
await install();
const entry = join(root, 'packages/engine/src/explain/main.ts');
const { status } = spawnSync(productNode(), [entry, ...messages], { stdio: 'inherit' });
process.exit(status ?? 1);
