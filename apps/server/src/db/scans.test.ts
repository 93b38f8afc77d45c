import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningServer, start } from '../start.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import { aWholeDay } from '../testing/day.ts';
import { populate } from '../testing/populate.ts';
import { ADMIN_TOKEN, TestServer } from '../testing/server.ts';

const CROWD = 20_000;
/** Counters live an hour; a deletion, once in a seller's life, looks through them for the address. */
const MAY_BE_READ_WHOLE = 'limits';
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

  it('reads no table of theirs from end to end, whatever a seller or an operator asks', async () => {
    const before = await wholeReads(database);
    const operations = await aWholeDay(new TestServer(server?.address ?? '', database.dataDir));
    await server?.stop();
    server = undefined;
    const after = await wholeReads(database);
    expect(operations).toBeGreaterThan(30);
    const read = [...after].filter(
      ([table, scans]) => scans > (before.get(table) ?? 0) && table !== MAY_BE_READ_WHOLE,
    );
    expect(read).toEqual([]);
  });
});

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
