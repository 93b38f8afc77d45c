import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebian } from './debian.mjs';
import { run } from './run.mjs';
import { freePort } from './started.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Starts a private PostgreSQL on loopback for the tests.
 * @returns {Promise<
 *   | { url: string, stop: () => Promise<void>, restart: () => Promise<void>, pid: () => number }
 *   | { skipped: string }
 * >}
 */
export async function startPostgres() {
  const bin = foundPostgres() ?? ((await installDebian(['postgresql'])) ? foundPostgres() : null);
  if (!bin) return { skipped: 'PostgreSQL is not installed and could not be installed' };
  const user = await unprivilegedUser();
  if (!user) return { skipped: 'PostgreSQL does not run as root, and no other user exists' };
  const folder = mkdtempSync(join(tmpdir(), 'salesai-postgres-'));
  if (user.id) chownSync(folder, user.id.uid, user.id.gid);
  const options = { cwd: folder, env: process.env };
  const init = [
    join(bin, 'initdb'),
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ];
  const created = await run(...user.as(init), options);
  if (created.code !== 0) return { skipped: `initdb failed: ${created.output.trim().slice(-300)}` };
  const port = await freePort();
  const serve = [
    join(bin, 'postgres'),
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
  ];
  const [command, args] = user.as(serve);
  const launch = () => spawn(command, args, { ...options, stdio: 'ignore' });
  let server = launch();
  const end = async (signal) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill(signal)) await ended;
  };
  const check = [join(bin, 'pg_isready'), '-h', '127.0.0.1', '-p', String(port)];
  const ready = async () => {
    for (let tries = 0; tries < 100; tries++) {
      if ((await run(check[0], check.slice(1), options)).code === 0) return true;
      await sleep(100);
    }
    return false;
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  /** Stops it without a shutdown, as a crash would, and starts it on the same data. */
  const restart = async () => {
    await end('SIGQUIT');
    server = launch();
    if (!(await ready())) throw new Error('PostgreSQL did not come back');
  };
  if (await ready()) {
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    return { url, stop, restart, pid: () => server.pid };
  }
  await stop();
  return { skipped: 'the private PostgreSQL did not start' };
}

/** The folder with both initdb and postgres, which Debian does not put on the PATH; or null. */
export function foundPostgres() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return (
    folders.find((f) => ['initdb', 'postgres'].every((name) => existsSync(join(f, name)))) ?? null
  );
}

/** How to run a program without root: as the current user, or as another one when that is root. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return { as: ([command, ...args]) => [command, args] };
  for (const name of ['postgres', 'nobody']) {
    const { code, output } = await run('id', [name]);
    const [, uid, gid] = /uid=(\d+).{0,99}?gid=(\d+)/.exec(output) ?? [];
    if (code !== 0 || !uid || !gid) continue;
    const as = (command) => [
      'setpriv',
      [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command],
    ];
    return { id: { uid: Number(uid), gid: Number(gid) }, as };
  }
  return null;
}
