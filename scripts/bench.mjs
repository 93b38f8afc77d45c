import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { environment, root } from './lib/run.mjs';
import { build, install, productNode } from './lib/setup.mjs';

await install();
await build();
const names = process.argv.slice(2);
const needsBrowser = ['web', 'screens', 'lighthouse', 'teleprompter'].some((name) =>
  names.includes(name),
);
const browser = needsBrowser ? await chromium() : null;
const postgres = names.includes('coach') ? await startPostgres() : null;
if (postgres?.skipped) console.log(`Without PostgreSQL: ${postgres.skipped}`);
const entry = join(root, 'bench/src/run.ts');
const { status } = spawnSync(productNode(), [entry, ...names], {
  stdio: 'inherit',
  env: {
    ...environment(),
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(postgres?.url ? { TEST_POSTGRES_URL: postgres.url } : {}),
  },
});
await postgres?.stop?.();
process.exit(status ?? 1);
