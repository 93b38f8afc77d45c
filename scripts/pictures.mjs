import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { environment, root } from './lib/run.mjs';
import { build, install, productNode } from './lib/setup.mjs';

// Screenshots of the running product: `all` (every screen, .cache/pictures/index.html), `readme`
// (docs/pictures) or `icons` (of the installed app).
await install();
await build();
const browser = await chromium();
const { status } = spawnSync(
  productNode(),
  [join(root, 'e2e/make-pictures.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...environment(), ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  },
);
process.exit(status ?? 1);
