import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningServer, start } from '../start.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { createSellerData } from '../testing/icps.ts';
import { populate } from '../testing/populate.ts';
import { runSellerScenario } from '../testing/seller-scenario.ts';
import { ADMIN_TOKEN, TestServer } from '../testing/server.ts';
import { sharedWorkers } from '../testing/shared-workers.ts';

const SELLERS = 20_000;
/** Counters expire within an hour; the deletion of an account scans them for its address. */
const MAY_BE_SCANNED = 'limits';
/** Backups read everything; a stream runs no query; the others find one row by its key or address. */
const NOT_CALLED = [
  'GET /admin/backup',
  'PUT /admin/backup',
  'GET /notifications/stream',
  'GET /coach/audio/{id}',
  'GET /practice/audio/{id}',
  'POST /auth/reset-password',
  'POST /auth/send-verification-email',
];
describe.runIf(inject('template').kind === 'postgres')('A database with many sellers', () => {
  let database: TestDatabase;
  let server: RunningServer | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
    await populate(database.env.DATABASE_URL ?? '', SELLERS);
    server = await start(
      readConfig({
        ...database.env,
        PORT: '0',
        DATA_DIR: database.dataDir,
        ADMIN_TOKEN,
        BETA_EMAILS: '*',
        LOG_LEVEL: 'silent',
      }),
      { workers: sharedWorkers() },
    );
  });
  afterAll(async () => {
    await server?.stop();
    await database.drop();
  });

  it('receives one query for each frequent screen', async () => {
    const client = new TestServer(server?.address ?? '', database.dataDir);
    const seller = await client.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const queries = vi.spyOn(pg.Pool.prototype, 'query');
    // The job queue sends its queries as plain text.
    const ours = () => queries.mock.calls.filter(([query]) => typeof query === 'object').length;
    for (const path of [
      '/icp/list',
      '/notifications',
      `/acquisition-channels/${icpId}`,
      `/acquisition-channels/${icpId}/${channel}`,
      `/scripts/${icpId}/${channel}`,
      '/users/profile',
      '/avatar/current',
      '/roadmap',
    ]) {
      const before = ours();
      expect([path, (await seller.get(`/api${path}`)).status]).toEqual([path, 200]);
      expect([path, ours() - before]).toEqual([path, 1]);
    }
    queries.mockRestore();
  });

  it('scans no large table for any route', async () => {
    const client = new TestServer(server?.address ?? '', database.dataDir);
    const before = await tableScans(database);
    await runSellerScenario(client);
    const called = await answeredRoutes(client);
    const missing = (await allRoutes(client)).filter((route) => !called.has(route));
    expect(missing.sort()).toEqual(NOT_CALLED.sort());
    await server?.stop();
    server = undefined;
    const after = await tableScans(database);
    const read = [...after].filter(
      ([table, scans]) => scans > (before.get(table) ?? 0) && table !== MAY_BE_SCANNED,
    );
    expect(read).toEqual([]);
  });
});

/** Every documented route, so that a new one must be called too. */
async function allRoutes(client: TestServer): Promise<string[]> {
  const { paths } = (await client.asNobody().get('/api/openapi.json')).json;
  return Object.keys(paths).flatMap((path) =>
    Object.keys(paths[path]).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Routes that answered 200, according to the node's metrics. */
async function answeredRoutes(client: TestServer): Promise<Set<string>> {
  const { text } = await client.asOperator().get('/metrics');
  const counted = text.matchAll(
    /^salesai_http_request_seconds_count\{method="(\w+)",route="\/api([^"]+)",status="200"/gm,
  );
  return new Set(
    [...counted].map(([, method, route = '']) => `${method} ${route.replace(/:(\w+)/g, '{$1}')}`),
  );
}

/** Sequential scans of each large table, including those of cascades. */
async function tableScans({ env }: TestDatabase): Promise<Map<string, number>> {
  const connection = new pg.Client({ connectionString: env.DATABASE_URL });
  await connection.connect();
  const { rows } = await connection.query<{ table: string; scans: number }>(
    `select relname as table, seq_scan::int as scans from pg_stat_user_tables
     where schemaname = 'public' and n_live_tup >= ${SELLERS / 2}`,
  );
  await connection.end();
  return new Map(rows.map(({ table, scans }) => [table, scans]));
}
