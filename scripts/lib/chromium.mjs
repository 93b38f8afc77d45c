import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests, or installs one.
 * @returns {Promise<string | null>} its path, or null for Playwright's own download.
 */
export async function chromium() {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && (await installDebian('chromium'))) return onPath();
  const own = await run('playwright', ['install', 'chromium']);
  if (own.code === 0) return null;
  process.stderr.write(
    'No Chromium for the browser tests. Install one ("apt-get install chromium" on Debian),\n' +
      'name one with CHROMIUM_PATH, or let Playwright download its own where that is allowed.\n',
  );
  process.exit(1);
}

/** Installs a Debian package as root; false where that cannot be done. */
export async function installDebian(name) {
  process.stdout.write(`Installing ${name} from Debian\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  return (
    (await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })).code === 0
  );
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}
