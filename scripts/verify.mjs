import { install } from './lib/setup.mjs';
import { runSteps, staticSteps } from './lib/steps.mjs';

await install();
const passed = await runSteps([
  ...staticSteps(),
  { title: 'unit tests', command: ['vitest', 'run', '--project', 'packages'], figures: true },
]);
process.exit(passed ? 0 : 1);
