import { install } from './lib/setup.mjs';
import { runSteps, staticSteps } from './lib/steps.mjs';

await install();
// The longest first: it waits often, and the checks fill the time.
const passed = await runSteps([
  { title: 'unit tests', command: ['vitest', 'run', '--project', 'packages'], figures: true },
  ...staticSteps(),
]);
process.exit(passed ? 0 : 1);
