import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './lib/run.mjs';
import { compileKnowledge, install, productNode } from './lib/setup.mjs';

const EVALS = [
  'facts',
  'recognition',
  'safety',
  'profile',
  'writing',
  'objections',
  'questions',
  'conversation',
  'requests',
  'sources',
  'sums',
  'faquad',
  'injections',
  'unanswerable',
  'documents',
  'practice',
  'buyer-questions',
];

const names = process.argv.slice(2);
await install();
await compileKnowledge();
for (const name of names.length > 0 ? names : EVALS) {
  if (!EVALS.includes(name)) throw new Error(`No eval "${name}"; there are ${EVALS.join(', ')}.`);
  console.log(`\n${name}`);
  const { status } = spawnSync(productNode(), ['--expose-gc', join(root, `evals/src/${name}.ts`)], {
    stdio: 'inherit',
    env: environment(),
  });
  if (status !== 0) process.exitCode = 1;
}
