import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, foundChromium } from './lib/chromium.mjs';
import { installDebian } from './lib/debian.mjs';
import { durationReport, playwrightFiles, vitestFiles } from './lib/durations.mjs';
import { workInMemory } from './lib/memory-folder.mjs';
import { foundNginx } from './lib/nginx.mjs';
import { foundPostgres, startPostgres } from './lib/postgres.mjs';
import { root } from './lib/run.mjs';
import { build, buildTestPrograms, install } from './lib/setup.mjs';
import { allPassed, runSteps, staticSteps } from './lib/steps.mjs';

// Debian's packages and npm's are installed at the same time.
await Promise.all([install(), installDebian(missingPrograms())]);
workInMemory();
const browser = await chromium();
const postgres = await startPostgres();
process.once('SIGINT', async () => {
  await postgres.stop?.();
  process.exit(130);
});
if (postgres.skipped) process.stdout.write(`PostgreSQL tests skipped: ${postgres.skipped}\n`);
// In CI a missing PostgreSQL is a failure.
const isComplete = !(process.env.CI && postgres.skipped);

const reports = mkdtempSync(join(tmpdir(), 'salesai-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
// The tests of the server run the built one; the checks need no build, nor do the tests wait for them.
const groups = await Promise.all([
  runSteps(staticSteps(), { lanes: 1 }),
  buildAll().then(() => runSteps(unitTests())),
]);
groups.push(await runSteps(browserTests()));
await postgres.stop?.();
process.stdout.write(
  durationReport(groups.flat(), [...vitestFiles(unitReport), ...playwrightFiles(browserReport)]),
);
rmSync(reports, { recursive: true });
const outcomes = [...groups.map(allPassed), isComplete];
const failed = outcomes.filter((passed) => !passed).length;
process.stdout.write(`groups: ${outcomes.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function missingPrograms() {
  return [
    ...(foundChromium() ? [] : ['chromium']),
    ...(foundPostgres() ? [] : ['postgresql']),
    ...(foundNginx() ? [] : ['nginx']),
  ];
}

async function buildAll() {
  await build();
  await buildTestPrograms();
}

function unitTests() {
  const env = {
    SALESAI_SERVER_ENTRY: join(root, 'apps/server/dist/main.js'),
    SALESAI_TEST_PROGRAMS: join(root, 'apps/server/dist-testing'),
    ...(postgres.url ? { TEST_POSTGRES_URL: postgres.url } : {}),
  };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const command = ['vitest', 'run', ...reporters];
  return [{ title: 'unit and API tests', command, env, figures: true }];
}

function browserTests() {
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
  };
  return [{ title: 'browser tests', command, env, figures: true }];
}
