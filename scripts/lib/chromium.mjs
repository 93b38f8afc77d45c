import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests, or installs one.
 * @returns {Promise<string | null>} its path, or null for Playwright's own download.
 */
export async function chromium() {
  const found = foundChromium() ?? ((await installDebian(['chromium'])) ? onPath() : null);
  if (found) return found;
  const own = await run('playwright', ['install', 'chromium']);
  if (own.code === 0) return null;
  process.stderr.write(
    'No Chromium for the browser tests. Install one ("apt-get install chromium" on Debian),\n' +
      'name one with CHROMIUM_PATH, or let Playwright download its own where that is allowed.\n',
  );
  process.exit(1);
}

/** The Chromium of CHROMIUM_PATH or of the PATH; null when there is none. */
export const foundChromium = () => process.env.CHROMIUM_PATH ?? onPath();

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}
