import { run } from './run.mjs';

/**
 * Installs Debian packages when running as root on Debian.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether they are installed now; true for an empty list.
 */
export async function installDebian(names) {
  if (names.length === 0) return true;
  if (process.getuid?.() !== 0) return false;
  process.stdout.write(`Installing ${names.join(' and ')} from Debian\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const args = ['install', '-y', '--no-install-recommends', ...names];
  return (await run('apt-get', args, { env })).code === 0;
}
