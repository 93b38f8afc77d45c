import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeIcp } from '@salesai/server/testing/icps';
import { type NodeProcess, nodeProcess } from '@salesai/server/testing/node-process';
import { TestServer } from '@salesai/server/testing/server';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Bench, type Figure, percentile } from './figure.ts';
import { generateLoad, type LoadResult } from './load-generator.ts';
import { processorMs } from './processor.ts';

const ROUNDS = 5;
const BUILT = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js');
const SECRET = 'only-for-benches-'.repeat(3);

interface Cost extends LoadResult {
  /** Processor time of one response. */
  microseconds: number;
}

interface Round {
  product: Cost;
  minimal: Cost;
}

/** The list of three ICPs of a signed-in seller, compared with a minimal Node server. */
export const bench: Bench = {
  name: 'list',
  async *run() {
    yield* await compare('embedded', {}, 6);
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    const env = { DATABASE_URL: postgres.url, AUTH_SECRET: SECRET };
    yield* await compare('PostgreSQL', env, 10);
    await postgres.stop();
  },
};

async function compare(
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
  const { headers, body } = await sellerWithThreeIcps(product, folder);
  const file = join(folder, 'list.json');
  writeFileSync(file, body);
  const minimal = await nodeProcess(join(import.meta.dirname, 'minimal-server.ts'), {}, [file]);
  await minimal.start();
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const url = `${product.url}/api/icp/list`;
    rounds.push({
      product: await costed(product, () => generateLoad(url, { headers })),
      minimal: await costed(minimal, () => generateLoad(minimal.url, {})),
    });
  }
  await Promise.all([product.end('SIGTERM'), minimal.end('SIGTERM')]);
  rmSync(folder, { recursive: true, force: true });
  return figures(database, body.length, rounds, atLeast);
}

/** Also measures the node's processor time, which is comparable on a busy machine, too. */
async function costed(node: NodeProcess, work: () => Promise<LoadResult>): Promise<Cost> {
  const before = processorMs(node.pid());
  const result = await work();
  const microseconds = ((processorMs(node.pid()) - before) * 1000) / result.answered;
  return { ...result, microseconds };
}

async function sellerWithThreeIcps({ url }: NodeProcess, dataDir: string) {
  const seller = await new TestServer(url, dataDir).newSeller();
  for (const name of ['Salões', 'Barbearias', 'Clínicas']) await activeIcp(seller, name);
  const { text } = await seller.get('/api/icp/list');
  return { headers: { authorization: seller.authorization }, body: text };
}

function figures(database: string, bytes: number, rounds: Round[], atLeast: number): Figure[] {
  const median = (pick: (round: Round) => number) => percentile(rounds.map(pick), 0.5);
  const share = median(
    ({ product, minimal }) => product.requestsPerSecond / minimal.requestsPerSecond,
  );
  const failed = rounds.reduce((sum, { product }) => sum + product.failed, 0);
  return [
    {
      what: `list, ${database}, share of a minimal server's rate`,
      value: share * 100,
      unit: '%',
      atLeast,
    },
    {
      what: `list, ${database}, ${bytes} bytes each`,
      value: median(({ product }) => product.requestsPerSecond),
      unit: '/s',
    },
    {
      what: `list, ${database}, the node's processor time per request`,
      value: median(({ product }) => product.microseconds),
      unit: 'µs',
    },
    {
      what: 'minimal Node server, processor time per request',
      value: median(({ minimal }) => minimal.microseconds),
      unit: 'µs',
    },
    { what: `list, ${database}, p50`, value: median(({ product }) => product.p50), unit: 'ms' },
    { what: `list, ${database}, p99`, value: median(({ product }) => product.p99), unit: 'ms' },
    { what: `list, ${database}, failed`, value: failed, unit: '', atMost: 0 },
    {
      what: 'minimal Node server, same bytes',
      value: median(({ minimal }) => minimal.requestsPerSecond),
      unit: '/s',
    },
  ];
}
