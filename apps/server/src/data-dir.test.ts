import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, untilReady } from '../../../scripts/lib/started.mjs';
import { GROUP_AND_OTHERS, removeTemporaryFiles, restrictToOwner } from './data-dir.ts';
import { serverEntry } from './testing/node-process.ts';
import { TestServer } from './testing/server.ts';

const TEMPORARY = ['backup-1f0e.part', 'move-12.part', 'auth-secret.12', 'outbox/x-to@y.eml.part'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salesai-data-dir-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'outbox'), { mode: 0o755 });
  for (const name of TEMPORARY) writeFileSync(join(folder, name), 'half', { mode: 0o644 });
  for (const name of ['today.gz', 'outbox/old-to@y.eml']) {
    writeFileSync(join(folder, name), 'whole', { mode: 0o666 });
    chmodSync(join(folder, name), 0o666);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files that other users can access, with their permissions. */
function accessibleToOthers(): string[] {
  const all = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return all
    .map((name) => ({ name, mode: lstatSync(join(folder, name)).mode }))
    .filter(({ mode }) => (mode & GROUP_AND_OTHERS) !== 0)
    .map(({ name, mode }) => `${name} ${(mode & 0o777).toString(8)}`);
}

describe('Data folder', () => {
  it('is restricted to its owner with all its files, but not the target of a link', () => {
    const outside = mkdtempSync(join(tmpdir(), 'salesai-outside-'));
    const target = join(outside, 'theirs');
    writeFileSync(target, 'theirs', { mode: 0o644 });
    symlinkSync(target, join(folder, 'link'));
    // The folder, the outbox, two files and the temporary files.
    expect(restrictToOwner(folder)).toBe(4 + TEMPORARY.length);
    expect(accessibleToOthers().filter((name) => !name.startsWith('link'))).toEqual([]);
    expect(lstatSync(target).mode & 0o777).toBe(0o644);
    expect(restrictToOwner(folder)).toBe(0);
    rmSync(outside, { recursive: true });
  });

  it('loses temporary files of a killed process and no others', () => {
    expect(removeTemporaryFiles(folder, { exclusive: true })).toBe(TEMPORARY.length);
    expect(readdirSync(folder).sort()).toEqual(['outbox', 'today.gz']);
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['old-to@y.eml']);
  });

  it('retains recent temporary files while other nodes may be writing them', () => {
    const yesterday = Date.now() / 1000 - 2 * 86_400;
    utimesSync(join(folder, 'backup-1f0e.part'), yesterday, yesterday);
    expect(removeTemporaryFiles(folder, { exclusive: false })).toBe(1);
    expect(existsSync(join(folder, 'backup-1f0e.part'))).toBe(false);
    expect(existsSync(join(folder, 'move-12.part'))).toBe(true);
  });
});

describe('A server started with umask 022 in a folder accessible to others', () => {
  let child: ChildProcess | undefined;
  afterEach(async () => {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    if (child?.kill('SIGKILL')) await ended;
  });

  it('creates no file accessible to other users and logs what it restricted', async () => {
    const port = await freePort();
    const script = 'umask 022; exec "$0" "$1"';
    child = spawn('sh', ['-c', script, process.execPath, serverEntry()], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: folder,
        BETA_EMAILS: '*',
        LOG_LEVEL: 'info',
      },
    });
    let output = '';
    child.stdout?.on('data', (data) => {
      output += String(data);
    });
    await untilReady(child);
    expect(output).toContain(`"restricted":${4 + TEMPORARY.length}`);
    expect(output).toContain(`"files":${TEMPORARY.length}`);
    for (const name of TEMPORARY) expect(existsSync(join(folder, name))).toBe(false);
    const server = new TestServer(`http://127.0.0.1:${port}`, folder);
    await server.register('ana@sellers.example');
    await server.mailedText('ana@sellers.example');
    expect(readdirSync(join(folder, 'database')).length).toBeGreaterThan(10);
    expect(accessibleToOthers()).toEqual([]);
  });
});
