import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { type RunningServer, start } from '../../start.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { ADMIN_TOKEN, PASSWORD, type Seller, TestServer } from '../../testing/server.ts';
import { sharedWorkers } from '../../testing/shared-workers.ts';

describe('A server whose AUTH_SECRET was lost', () => {
  let database: TestDatabase;
  let running: RunningServer | undefined;
  let client: TestServer;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await running?.stop();
    await database.drop();
  });

  const restartWith = async (secret: string) => {
    await running?.stop();
    const config = readConfig({
      PORT: '0',
      DATA_DIR: database.dataDir,
      ADMIN_TOKEN,
      BETA_EMAILS: '*',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...database.env,
      AUTH_SECRET: secret.repeat(32),
    });
    running = await start(config, { workers: sharedWorkers() });
    client = new TestServer(running.address, database.dataDir);
  };
  const statusOf = async ({ authorization }: Seller) =>
    (await client.asNobody().get('/api/users/profile', { authorization })).status;
  const keyOf = ({ authorization }: Seller) =>
    decodeProtectedHeader(authorization.replace('Bearer ', '')).kid;

  it('lets sellers sign in again, signs with a new key, and refuses old cookies', async () => {
    await restartWith('a');
    const before = await client.newSeller();
    await restartWith('b');
    const old = await client.asNobody().get('/api/auth/token', { cookie: before.cookie });
    expect(old.status).toBe(401);
    const after = await client.signIn(before.email, PASSWORD);
    expect([await statusOf(after), await statusOf(before)]).toEqual([200, 200]);
    expect(keyOf(after)).not.toBe(keyOf(before));
  });

  it('uses its first key again when the first secret is found', async () => {
    const seller = await client.newSeller();
    await restartWith('a');
    const again = await client.signIn(seller.email, PASSWORD);
    const published = (await client.asNobody().get('/api/auth/jwks')).json.keys;
    expect(published.map(({ kid }: { kid: string }) => kid)).toContain(keyOf(again));
    expect(published).toHaveLength(2);
    expect([await statusOf(again), await statusOf(seller)]).toEqual([200, 200]);
  });
});
