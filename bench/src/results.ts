import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESULT_KINDS } from '@salesai/contract/results';
import type { Db } from '@salesai/server/db/client';
import { type DatabaseLocation, openDatabase } from '@salesai/server/db/open';
import { results } from '@salesai/server/db/schema/results';
import { createSellerData } from '@salesai/server/testing/icps';
import { type NodeProcess, nodeProcess } from '@salesai/server/testing/node-process';
import { type Seller, TestServer } from '@salesai/server/testing/server';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Bench, type Figure, percentile } from './figure.ts';
import { freshDatabase } from './fresh-database.ts';
import { processorMs, processTreeMs } from './processor.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');
const SECRET = 'only-for-benches-'.repeat(3);
const YEARS = 5;
const DAYS = Math.round(YEARS * 365.25);
const LOGS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 2_000;
const ROUNDS = 300;
const WARM_UP = 20;
const TOKENS = 10_000;
/** One of a revoked and an expired link after so many random ones. */
const EVERY = 20;

/** The dashboard of a seller with five years of logs, and guessing the token of a shared result. */
export const bench: Bench = {
  name: 'results',
  async *run() {
    const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
    const dataDir = join(folder, 'database');
    const embedded = { env: { DATA_DIR: folder }, location: { dataDir }, databasePid: null };
    yield* await measure('embedded', embedded, 100);
    rmSync(folder, { recursive: true, force: true });

    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    const url = await freshDatabase(postgres.url);
    const files = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
    const env = { DATABASE_URL: url, AUTH_SECRET: SECRET, DATA_DIR: files };
    const external = { env, location: { url, poolSize: 2 }, databasePid: postgres.pid() };
    yield* await measure('PostgreSQL', external, 50);
    await postgres.stop();
    rmSync(files, { recursive: true, force: true });
  },
};

interface Place {
  env: Record<string, string> & { DATA_DIR: string };
  location: DatabaseLocation;
  /** Null for the embedded database, which is in the node's process. */
  databasePid: number | null;
}

async function measure(
  where: string,
  { env, location, databasePid }: Place,
  atMost: number,
): Promise<Figure[]> {
  const product = await nodeProcess(BUILT, {
    ...env,
    BETA_EMAILS: '*',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  await product.start();
  const seller = await new TestServer(product.url, env.DATA_DIR).newSeller();
  const made = await createSellerData(seller);
  const links = { revoked: await linkOf(seller), expired: await linkOf(seller) };
  await seller.delete(`/api/shares/${links.revoked.id}`);
  const userId = (await seller.get('/api/users/profile')).json.id;
  // The embedded database belongs to one process at a time.
  await product.end('SIGTERM');
  const database = await openDatabase(location);
  await fillYears(database.db, userId, made);
  await database.db.execute(
    `update shares set expires_at = now() - interval '1 day' where id = '${links.expired.id}'`,
  );
  await database.db.execute('analyze');
  await database.close();
  await product.start();
  const figures = [
    ...(await dashboardFigures(where, seller, atMost, () => {
      const database = databasePid === null ? 0 : processTreeMs(databasePid);
      return processorMs(product.pid()) + database;
    })),
    ...(await guessingFigures(where, product, links)),
  ];
  await product.end('SIGTERM');
  return figures;
}

async function linkOf(seller: Seller): Promise<{ id: string; token: string }> {
  const { id, url } = (await seller.post('/api/shares', { kind: 'progress' })).json;
  return { id, token: new URL(url).pathname.split('/').at(-1) ?? '' };
}

/** Inserts logs of each day, on the seller's channel, without one and with losses. */
async function fillYears(
  db: Db,
  userId: string,
  { icpId, channel }: { icpId: string; channel: string },
): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: DAYS * LOGS_A_DAY }, (_, n) => {
    const kind = RESULT_KINDS[n % RESULT_KINDS.length] ?? 'contact';
    const about = n % 3 === 0 ? {} : { icpId, channelId: channel, icpName: 'Salões' };
    return {
      id: randomUUID(),
      userId,
      kind,
      ...about,
      amountCents: kind === 'sale' ? 10_000 + n : null,
      objection: kind === 'loss' && n % 2 === 0 ? ('price' as const) : null,
      at: new Date(now - Math.floor(n / LOGS_A_DAY) * DAY_MS),
    };
  });
  for (let from = 0; from < rows.length; from += BATCH) {
    await db.insert(results).values(rows.slice(from, from + BATCH));
  }
}

/** @param busyMs processor time of node and database so far, comparable on a busy machine, too. */
async function dashboardFigures(
  where: string,
  seller: Seller,
  atMost: number,
  busyMs: () => number,
): Promise<Figure[]> {
  const from = (days: number) =>
    `from=${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)}`;
  const calls = [
    { what: 'dashboard of a month', path: '/api/dashboard', atMost },
    { what: 'dashboard of three months', path: `/api/dashboard?${from(90)}`, atMost },
    { what: 'dashboard of five years', path: `/api/dashboard?${from(DAYS - 1)}`, atMost },
    {
      what: 'first page of the entries of five years',
      path: `/api/results?${from(DAYS - 1)}&limit=50`,
    },
  ];
  const figures: Figure[] = [];
  for (const { what, path, ...bound } of calls) {
    const times: number[] = [];
    let before = 0;
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      if (round === 0) before = busyMs();
      const start = performance.now();
      const { status } = await seller.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      if (round >= 0) times.push(performance.now() - start);
    }
    const busy = (busyMs() - before) / ROUNDS;
    const name = `${what}, ${where}`;
    figures.push(
      { what: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { what: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms', ...bound },
      { what: `${name}, processor time`, value: busy, unit: 'ms' },
    );
  }
  return figures;
}

type Links = Record<'revoked' | 'expired', { token: string }>;

/** Random tokens with those of ended links between them, so that other load affects all alike. */
async function guessingFigures(
  where: string,
  { url }: NodeProcess,
  links: Links,
): Promise<Figure[]> {
  const times = { random: [] as number[], revoked: [] as number[], expired: [] as number[] };
  let wrong = 0;
  const open = async (kind: keyof typeof times, token: string) => {
    const start = performance.now();
    const response = await fetch(`${url}/r/${token}`);
    await response.arrayBuffer();
    times[kind].push(performance.now() - start);
    if (response.status !== 404) wrong += 1;
  };
  for (let n = 0; n < TOKENS; n++) {
    await open('random', randomBytes(16).toString('base64url'));
    if (n % EVERY !== 0) continue;
    await open('revoked', links.revoked.token);
    await open('expired', links.expired.token);
  }
  const median = (kind: keyof typeof times) => percentile(times[kind], 0.5);
  const ratio = (kind: 'revoked' | 'expired') => {
    const [one, other] = [median('random'), median(kind)];
    return Math.max(one, other) / Math.min(one, other);
  };
  return [
    {
      what: `${TOKENS} random tokens, ${where}, other than 404`,
      value: wrong,
      unit: '',
      atMost: 0,
    },
    { what: `a random token, ${where}, p50`, value: median('random'), unit: 'ms' },
    {
      what: `… and a revoked one, ${where}, ratio of medians`,
      value: ratio('revoked'),
      unit: '×',
      atMost: 1.05,
    },
    {
      what: `… and an expired one, ${where}, ratio of medians`,
      value: ratio('expired'),
      unit: '×',
      atMost: 1.05,
    },
  ];
}
