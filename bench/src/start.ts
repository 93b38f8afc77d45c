import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, untilReady } from '../../scripts/lib/started.mjs';
import type { Bench } from './figure.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const IDLE_MS = 10_000;

/** `npm start` on a fresh data folder, and again on the same one. */
export const bench: Bench = {
  name: 'start',
  async *run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
    const first = await startOnce(dataDir);
    await first.stop();
    const warm = await startOnce(dataDir);
    await sleep(IDLE_MS);
    const memory = residentMegabytes(warm.child.pid ?? 0);
    await warm.stop();
    rmSync(dataDir, { recursive: true, force: true });
    yield* [
      {
        what: 'first npm start after install and build, to ready',
        value: first.seconds,
        unit: 's',
        atMost: 12,
      },
      { what: 'warm npm start, to ready', value: warm.seconds, unit: 's', atMost: 3 },
      {
        what: 'idle memory of the server process, resident',
        value: memory,
        unit: 'MB',
        atMost: 400,
      },
    ];
  },
};

async function startOnce(dataDir: string) {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' },
  });
  await untilReady(child);
  const seconds = (performance.now() - begin) / 1000;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    child,
    seconds,
    async stop() {
      const server = descendants(child.pid ?? 0);
      child.kill('SIGTERM');
      await ended;
      // npm may end before the server under it has closed its database.
      while (server.some(isAlive)) await sleep(20);
    },
  };
}

/** Resident memory of the server among the descendants of a process (Linux). */
function residentMegabytes(pid: number): number {
  const sizes = descendants(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  });
  return Math.max(...sizes, 0);
}

function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
  return [...children, ...children.flatMap(descendants)];
}

function parentOf(pid: number): number | null {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

/** A zombie counts as ended. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
