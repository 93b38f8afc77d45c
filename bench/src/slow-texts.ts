import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeProcess } from '@salesai/server/testing/node-process';
import { TestServer } from '@salesai/server/testing/server';
import { type Bench, type Figure, percentile } from './figure.ts';
import { attacks, type Timed } from './slow-texts/attacks.ts';
import type { Observation } from './slow-texts/observer.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');
const FOLDER = join(import.meta.dirname, 'slow-texts');
const IDLE_MS = 3_000;

/** Texts that are slow to process, in every field that a user can send, and other calls meanwhile. */
export const bench: Bench = {
  name: 'slow-texts',
  async *run() {
    yield* engineFigures();
    yield* await serverFigures();
  },
};

interface EngineTimes {
  kind: string;
  longest: number;
  slowest: { pattern: string; ms: number };
  growth: { pattern: string; ratio: number; ms: number } | null;
}

/** Measured in a separate process; each kind is yielded as soon as it is known. */
async function* engineFigures(): AsyncIterable<Figure> {
  const child = fork(join(FOLDER, 'engine-times.ts'));
  const waiting: EngineTimes[] = [];
  let ended = false;
  let wake = () => {};
  child.on('message', (times: EngineTimes) => {
    waiting.push(times);
    wake();
  });
  child.once('exit', () => {
    ended = true;
    wake();
  });
  while (!ended || waiting.length > 0) {
    const times = waiting.shift();
    if (times) yield* figuresOf(times);
    else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  if (child.exitCode !== 0) throw new Error(`the engine process exited with ${child.exitCode}`);
}

function figuresOf({ kind, longest, slowest, growth }: EngineTimes): Figure[] {
  const slow = `${kind}, ${longest} of ${slowest.pattern}`;
  const figure = { what: slow, value: slowest.ms, unit: 'ms' };
  if (!growth) return [figure];
  const doubled = `${kind}, doubled to ${Math.round(growth.ms)} ms of ${growth.pattern}`;
  return [figure, { what: doubled, value: growth.ratio, unit: '×', atMost: 2.5 }];
}

/** Measured on a built server; other calls come from a separate process. */
async function serverFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const product = await nodeProcess(BUILT, {
    DATA_DIR: folder,
    BETA_EMAILS: '*',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  await product.start();
  const server = new TestServer(product.url, folder);
  const { authorization } = await server.newSeller();
  const others = await observed({ url: product.url, authorization }, async () => {
    const idleUntil = await sleep(IDLE_MS, null).then(() => Date.now());
    const jobs: Timed[] = [];
    for await (const job of attacks(server)) jobs.push(job);
    return { idleUntil, jobs };
  });
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  const idle = others.seen.filter(({ start }) => start < others.idleUntil);
  const during = others.seen.filter(({ start }) => start >= others.idleUntil);
  return [
    { what: 'others on an idle server, p99', value: p99(idle), unit: 'ms' },
    { what: 'others on an idle server, slowest', value: slowestOf(idle), unit: 'ms' },
    ...byKind(others.jobs, during),
    { what: `others, p99 of ${during.length}`, value: p99(during), unit: 'ms', atMost: 50 },
    { what: 'others, slowest', value: slowestOf(during), unit: 'ms', atMost: 100 },
  ];
}

async function observed<Result>(
  order: { url: string; authorization: string },
  work: () => Promise<Result>,
): Promise<Result & { seen: Observation[] }> {
  const child = fork(join(FOLDER, 'observer.ts'));
  const seen = new Promise<Observation[]>((resolve, reject) => {
    child.once('message', (observations: Observation[]) => resolve(observations));
    child.once('exit', (code) => reject(new Error(`the observer exited with ${code}`)));
  });
  child.send(order);
  const result = await work();
  child.send('stop');
  return { ...result, seen: await seen };
}

/** The slowest job of each kind, and the longest other call during one. */
function byKind(jobs: readonly Timed[], others: readonly Observation[]): Figure[] {
  return [...Map.groupBy(jobs, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const slowest = ofKind.reduce((a, b) => (b.ms > a.ms ? b : a));
    const waits = ofKind.map((job) => ({ job, ms: slowestOf(others.filter(overlaps(job))) }));
    const longest = waits.reduce((a, b) => (b.ms > a.ms ? b : a));
    return [
      { what: `${kind}, slowest, of ${slowest.pattern}`, value: slowest.ms, unit: 'ms' },
      { what: `${kind}, others wait, at ${longest.job.pattern}`, value: longest.ms, unit: 'ms' },
    ];
  });
}

const overlaps = (job: Timed) => (one: Observation) =>
  one.start < job.start + job.ms && one.start + one.ms > job.start;
const p99 = (seen: readonly Observation[]) =>
  percentile(
    seen.map(({ ms }) => ms),
    0.99,
  );
const slowestOf = (seen: readonly Observation[]) =>
  seen.reduce((most, { ms }) => Math.max(most, ms), 0);
