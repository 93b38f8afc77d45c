import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NodeProcess, nodeProcess } from '@salesai/server/testing/node-process';
import { populate } from '@salesai/server/testing/populate';
import { TestServer } from '@salesai/server/testing/server';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { dress, type Member, signedIn } from './crowd.ts';
import { nextCall, REQUESTS_A_DAY } from './day.ts';
import { type Bench, type Figure, percentile } from './figure.ts';
import { freshDatabaseOn } from './outside.ts';
import { templateSeller } from './template.ts';

const FEW = 10_000;
const MANY = Number(process.env.SELLERS ?? 1_000_000);
const ACTIVE = 500;
const WINDOWS = 8;
const WINDOW_MS = 5_000;
const STEADY_RATE = 60;
const RATES = [50, 100, 150, 200, 300, 400, 600, 800];
const BOUND_MS = 250;
/** Sellers work in the same eight hours, the busiest of which has twice the mean. */
const BUSY_REQUESTS_A_SECOND = (REQUESTS_A_DAY / (8 * 3600)) * 2;
const SECRET = 'only-for-benches-'.repeat(3);
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');

interface House {
  node: NodeProcess;
  members: Member[];
  folder: string;
}

/** Whole sellers' days against one node, among ten thousand sellers and among a million. */
export const bench: Bench = {
  name: 'load',
  async run() {
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    const few = await house(postgres.url, FEW);
    const many = await house(postgres.url, MANY);
    try {
      return [...(await byRows(few, many)), ...(await capacity(many))];
    } finally {
      await Promise.all([few, many].map(({ node }) => node.end('SIGTERM')));
      for (const { folder } of [few, many]) rmSync(folder, { recursive: true, force: true });
      await postgres.stop();
    }
  },
};

async function house(server: string, sellers: number): Promise<House> {
  const url = await freshDatabaseOn(server, `salesai_bench_${sellers}`);
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const node = await nodeProcess(BUILT, {
    DATABASE_URL: url,
    AUTH_SECRET: SECRET,
    DATA_DIR: folder,
    BETA_EMAILS: '*',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  await node.start();
  const front = new TestServer(node.url, folder);
  const step = Math.floor(sellers / ACTIVE);
  await populate(url, sellers, false);
  await dress(url, await templateSeller(front), { step, count: ACTIVE });
  const members: Member[] = [];
  for (let n = 1; n <= ACTIVE; n++) members.push(await signedIn(front, SECRET, n * step));
  return { node, members, folder };
}

/** The same days in both houses, window by window in turn: what the machine does meets both. */
async function byRows(few: House, many: House): Promise<Figure[]> {
  const p99: Record<'few' | 'many', number[]> = { few: [], many: [] };
  await Promise.all([window(few, STEADY_RATE), window(many, STEADY_RATE)]);
  let failed = 0;
  for (let turn = 0; turn < WINDOWS; turn++) {
    for (const [name, where] of [['few', few] as const, ['many', many] as const]) {
      const seen = await window(where, STEADY_RATE);
      p99[name].push(percentile(seen.times, 0.99));
      failed += seen.failed;
    }
  }
  const median = (values: number[]) => percentile(values, 0.5);
  return [
    { what: `p99 among ${FEW} sellers`, value: median(p99.few), unit: 'ms' },
    { what: `p99 among ${MANY} sellers`, value: median(p99.many), unit: 'ms' },
    {
      what: 'p99, many sellers over few',
      value: median(p99.many) / median(p99.few),
      unit: '×',
      atMost: 1.5,
    },
    { what: 'failed requests', value: failed, unit: '', atMost: 0 },
  ];
}

/** The highest rate that one node answers within the bound, and how many sellers that is. */
async function capacity(where: House): Promise<Figure[]> {
  let held = 0;
  for (const rate of RATES) {
    const { times, failed } = await window(where, rate);
    if (failed > 0 || percentile(times, 0.99) > BOUND_MS) break;
    held = rate;
  }
  return [
    { what: `one node at p99 ≤ ${BOUND_MS} ms holds at least`, value: held, unit: '/s' },
    {
      what: 'sellers at work that day, at that rate in the busiest hour',
      value: held / BUSY_REQUESTS_A_SECOND,
      unit: '',
    },
  ];
}

/** Calls that come at their own times, whether or not the ones before were answered. */
async function window({ node, members }: House, rate: number) {
  const times: number[] = [];
  let failed = 0;
  const calls: Promise<void>[] = [];
  const end = performance.now() + WINDOW_MS;
  let due = performance.now();
  while (due < end) {
    await sleep(Math.max(0, due - performance.now()));
    const member = members[Math.floor(Math.random() * members.length)];
    if (member) {
      calls.push(
        call(node.url, member, due).then(({ ms, refused }) => {
          times.push(ms);
          if (refused) {
            failed += 1;
            console.error(refused);
          }
        }),
      );
    }
    due -= (Math.log(1 - Math.random()) / rate) * 1_000;
  }
  await Promise.all(calls);
  return { times, failed };
}

/** One call's time from when it was due: waiting in line counts. */
async function call(url: string, member: Member, due: number) {
  const { method, path, body } = nextCall(member);
  const response = await fetch(new URL(path, url), {
    method,
    headers: { authorization: member.authorization, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const refused = response.ok ? null : `${method} ${path}: ${response.status} ${text}`;
  return { ms: performance.now() - due, refused };
}
