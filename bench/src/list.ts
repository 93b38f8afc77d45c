import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeIcp } from '@salesai/server/testing/icps';
import { type NodeProcess, nodeProcess } from '@salesai/server/testing/node-process';
import { TestServer } from '@salesai/server/testing/server';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Bench, type Figure, percentile } from './figure.ts';
import { type Hammered, hammer } from './hammer.ts';
import { processorMs } from './processor.ts';

const ROUNDS = 5;
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');
const SECRET = 'only-for-benches-'.repeat(3);

interface Cost extends Hammered {
  /** Processor time of one answer. */
  microseconds: number;
}

interface Round {
  product: Cost;
  bare: Cost;
}

/** A seller's three ideal customers, read by one who is signed in, against a bare Node server. */
export const bench: Bench = {
  name: 'list',
  async *run() {
    yield* await against('embedded', {}, 6);
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    const outside = { DATABASE_URL: postgres.url, AUTH_SECRET: SECRET };
    yield* await against('PostgreSQL', outside, 10);
    await postgres.stop();
  },
};

async function against(
  database: string,
  env: Record<string, string>,
  atLeast: number,
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const product = await nodeProcess(BUILT, {
    ...env,
    DATA_DIR: folder,
    BETA_EMAILS: '*',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  await product.start();
  const { headers, body } = await sellerWithThree(product, folder);
  const file = join(folder, 'list.json');
  writeFileSync(file, body);
  const bare = await nodeProcess(join(import.meta.dirname, 'bare.ts'), {}, [file]);
  await bare.start();
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const url = `${product.url}/api/icp/list`;
    rounds.push({
      product: await costed(product, () => hammer(url, { headers })),
      bare: await costed(bare, () => hammer(bare.url, {})),
    });
  }
  await Promise.all([product.end('SIGTERM'), bare.end('SIGTERM')]);
  rmSync(folder, { recursive: true, force: true });
  return figures(database, body.length, rounds, atLeast);
}

/** With the processor time of the node itself: what it says holds on a busy machine, too. */
async function costed(node: NodeProcess, work: () => Promise<Hammered>): Promise<Cost> {
  const before = processorMs(node.pid());
  const seen = await work();
  const microseconds = ((processorMs(node.pid()) - before) * 1000) / seen.answered;
  return { ...seen, microseconds };
}

async function sellerWithThree({ url }: NodeProcess, dataDir: string) {
  const seller = await new TestServer(url, dataDir).newSeller();
  for (const name of ['Salões', 'Barbearias', 'Clínicas']) await activeIcp(seller, name);
  const { text } = await seller.get('/api/icp/list');
  return { headers: { authorization: seller.authorization }, body: text };
}

function figures(database: string, bytes: number, rounds: Round[], atLeast: number): Figure[] {
  const median = (pick: (round: Round) => number) => percentile(rounds.map(pick), 0.5);
  const share = median(({ product, bare }) => product.requestsPerSecond / bare.requestsPerSecond);
  const failed = rounds.reduce((sum, { product }) => sum + product.failed, 0);
  return [
    { what: `list, ${database}, of a bare server's rate`, value: share * 100, unit: '%', atLeast },
    {
      what: `list, ${database}, ${bytes} bytes each`,
      value: median(({ product }) => product.requestsPerSecond),
      unit: '/s',
    },
    {
      what: `list, ${database}, the node's processor time of one`,
      value: median(({ product }) => product.microseconds),
      unit: 'µs',
    },
    {
      what: 'bare Node server, processor time of one',
      value: median(({ bare }) => bare.microseconds),
      unit: 'µs',
    },
    { what: `list, ${database}, p50`, value: median(({ product }) => product.p50), unit: 'ms' },
    { what: `list, ${database}, p99`, value: median(({ product }) => product.p99), unit: 'ms' },
    { what: `list, ${database}, failed`, value: failed, unit: '', atMost: 0 },
    {
      what: 'bare Node server, same bytes',
      value: median(({ bare }) => bare.requestsPerSecond),
      unit: '/s',
    },
  ];
}
