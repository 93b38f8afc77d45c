import { run } from './run.mjs';

/**
 * Installs Debian packages, where we are root on a Debian.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether they are there now; true for none.
 */
export async function installDebian(names) {
  if (names.length === 0) return true;
  if (process.getuid?.() !== 0) return false;
  process.stdout.write(`Installing ${names.join(' and ')} from Debian\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const words = ['install', '-y', '--no-install-recommends', ...names];
  return (await run('apt-get', words, { env })).code === 0;
}
