import { join } from 'node:path';
import { chromium, foundChromium } from './lib/chromium.mjs';
import { installDebian } from './lib/debian.mjs';
import { workInMemory } from './lib/memory-folder.mjs';
import { foundNginx } from './lib/nginx.mjs';
import { foundPostgres, startPostgres } from './lib/postgres.mjs';
import { root } from './lib/run.mjs';
import { build, install } from './lib/setup.mjs';
import { runSteps, staticSteps } from './lib/steps.mjs';

// What Debian brings does not wait for what npm brings.
await Promise.all([install(), installDebian(missingPrograms())]);
workInMemory();
const browser = await chromium();
const postgres = await startPostgres();
process.once('SIGINT', async () => {
  await postgres.stop?.();
  process.exit(130);
});
if (postgres.skipped) process.stdout.write(`PostgreSQL half skipped: ${postgres.skipped}\n`);

const wanted = process.env.CI ? !postgres.skipped : true;
// Before the tests: those of several nodes start the built server.
await build();
const passed = [];
for (const steps of [staticSteps(), unitTests(), browserTests()]) {
  passed.push(await runSteps(steps));
}
await postgres.stop?.();
const good = passed.filter(Boolean).length + (wanted ? 1 : 0);
const bad = passed.length + 1 - good;
process.stdout.write(`groups: ${good} passed, ${bad} failed\n`);
process.exit(bad === 0 ? 0 : 1);

function missingPrograms() {
  return [
    ...(foundChromium() ? [] : ['chromium']),
    ...(foundPostgres() ? [] : ['postgresql']),
    ...(foundNginx() ? [] : ['nginx']),
  ];
}

function unitTests() {
  const env = {
    SALESAI_SERVER_ENTRY: join(root, 'apps/server/dist/main.js'),
    ...(postgres.url ? { TEST_POSTGRES_URL: postgres.url } : {}),
  };
  return [{ title: 'unit and API tests', command: ['vitest', 'run'], env, figures: true }];
}

function browserTests() {
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
  const env = browser ? { CHROMIUM_PATH: browser } : {};
  return [{ title: 'browser tests', command, env, figures: true }];
}
