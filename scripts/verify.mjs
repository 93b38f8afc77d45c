import { install } from './lib/setup.mjs';
import { allPassed, runSteps, staticSteps } from './lib/steps.mjs';

await install();
// The longest step first; the other lane runs the short ones meanwhile.
const results = await runSteps([
  { title: 'unit tests', command: ['vitest', 'run', '--project', 'packages'], figures: true },
  ...staticSteps(),
]);
process.exit(allPassed(results) ? 0 : 1);
