import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningServer, start } from '../start.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { createSellerData } from '../testing/icps.ts';
import { populate } from '../testing/populate.ts';
import { runSellerScenario } from '../testing/seller-scenario.ts';
import { ADMIN_TOKEN, TestServer } from '../testing/server.ts';

const CROWD = 20_000;
/** Counters live an hour; a deletion, once in a seller's life, looks through them for the address. */
const MAY_BE_READ_WHOLE = 'limits';
/** Backups read everything; a stream asks nothing; the others find one row by its key or address. */
const NOT_WALKED = [
  'GET /admin/backup',
  'PUT /admin/backup',
  'GET /notifications/stream',
  'GET /coach/audio/{id}',
  'POST /auth/reset-password',
  'POST /auth/send-verification-email',
];
describe.runIf(inject('template').kind === 'postgres')('A house with many sellers', () => {
  let database: TestDatabase;
  let server: RunningServer | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
    await populate(database.env.DATABASE_URL ?? '', CROWD);
    server = await start(
      readConfig({
        ...database.env,
        PORT: '0',
        DATA_DIR: database.dataDir,
        ADMIN_TOKEN,
        BETA_EMAILS: '*',
        LOG_LEVEL: 'silent',
      }),
    );
  });
  afterAll(async () => {
    await server?.stop();
    await database.drop();
  });

  it('is asked one question for each screen that is looked at often', async () => {
    const house = new TestServer(server?.address ?? '', database.dataDir);
    const seller = await house.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const asked = vi.spyOn(pg.Pool.prototype, 'query');
    // The job queue asks in plain text, at its own times.
    const ours = () => asked.mock.calls.filter(([query]) => typeof query === 'object').length;
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
    asked.mockRestore();
  });

  it('reads no table of theirs from end to end, whatever a seller or an operator asks', async () => {
    const house = new TestServer(server?.address ?? '', database.dataDir);
    const before = await wholeReads(database);
    await runSellerScenario(house);
    const walked = await answeredRoutes(house);
    const missing = (await allRoutes(house)).filter((route) => !walked.has(route));
    expect(missing.sort()).toEqual(NOT_WALKED.sort());
    await server?.stop();
    server = undefined;
    const after = await wholeReads(database);
    const read = [...after].filter(
      ([table, scans]) => scans > (before.get(table) ?? 0) && table !== MAY_BE_READ_WHOLE,
    );
    expect(read).toEqual([]);
  });
});

/** Every route of the description, so that one that is added later has to be walked, too. */
async function allRoutes(house: TestServer): Promise<string[]> {
  const { paths } = (await house.asNobody().get('/api/openapi.json')).json;
  return Object.keys(paths).flatMap((path) =>
    Object.keys(paths[path]).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Those that answered well, as the node itself counted them. */
async function answeredRoutes(house: TestServer): Promise<Set<string>> {
  const { text } = await house.asOperator().get('/metrics');
  const counted = text.matchAll(
    /^salesai_http_request_seconds_count\{method="(\w+)",route="\/api([^"]+)",status="200"/gm,
  );
  return new Set(
    [...counted].map(([, method, route = '']) => `${method} ${route.replace(/:(\w+)/g, '{$1}')}`),
  );
}

/** How often each large table was read whole; the statistics count what plans really did, cascades too. */
async function wholeReads({ env }: TestDatabase): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ table: string; scans: number }>(
    `select relname as table, seq_scan::int as scans from pg_stat_user_tables
     where schemaname = 'public' and n_live_tup >= ${CROWD / 2}`,
  );
  await client.end();
  return new Map(rows.map(({ table, scans }) => [table, scans]));
}
