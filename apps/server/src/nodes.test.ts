import { MAX_AVATAR_ATTEMPTS } from '@salesai/contract/avatar';
import { MAX_ICPS } from '@salesai/contract/icp';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Cluster, startCluster } from './testing/cluster.ts';
import {
  createIcpsConcurrently,
  generateChannelPlan,
  generateConcurrently,
  reprocessConcurrently,
  runStepsOutOfOrder,
} from './testing/concurrency.ts';
import { freshDatabase, type TestDatabase } from './testing/database.ts';
import { activeIcp, newIcp, waitForGeneration } from './testing/icps.ts';
import {
  acquireLock,
  blockDatabase,
  blockedNode,
  expireJobHeartbeats,
  openNotificationStream,
} from './testing/outages.ts';
import { rounds } from './testing/rounds.ts';
import { PASSWORD, type Seller } from './testing/server.ts';
import { startTraffic } from './testing/traffic.ts';

const postgres = inject('template').kind === 'postgres';
const ROUNDS = rounds({ short: 1, long: 10 });

describe.runIf(postgres)('Three nodes on one PostgreSQL behind a proxy', () => {
  let database: TestDatabase;
  let cluster: Cluster;
  let url: string;
  beforeAll(async () => {
    database = await freshDatabase();
    url = database.env.DATABASE_URL ?? '';
    cluster = await startCluster(database);
  });
  afterAll(async () => {
    await cluster.stop();
    await database.drop();
  });

  it('accept an ID token that any of them issued', async () => {
    const seller = await cluster.at(0).newSeller();
    const id = await newIcp(seller);
    for (const node of [1, 2]) {
      const { json } = await cluster.at(node).as(seller).get('/api/icp/list');
      expect(json.icps).toEqual([expect.objectContaining({ id })]);
      expect((await cluster.at(node).asNobody().get('/api/icp/list')).status).toBe(401);
    }
  });

  it('all reject a session that ended on one of them', async () => {
    const seller = await cluster.at(0).newSeller();
    const other = await cluster.at(0).newSeller('Rui Telles');
    await cluster.at(0).asNobody().post('/api/auth/sign-out', {}, { cookie: seller.cookie });
    for (const node of [0, 1, 2]) {
      const client = cluster.at(node).as(seller);
      await expect.poll(async () => (await client.get('/api/icp/list')).status).toBe(401);
      expect((await cluster.at(node).as(other).get('/api/icp/list')).status).toBe(200);
    }
  });

  it('notify a stream on one node of a change on another', async () => {
    const seller = await cluster.at(0).newSeller();
    const stream = await openNotificationStream(cluster.at(1), seller);
    await expect.poll(stream.changes).toBe(1);
    await activeIcp(cluster.at(2).as(seller));
    await expect.poll(stream.changes).toBeGreaterThan(1);
    await stream.stop();
  });

  it('lose no request or write during a rolling restart, and end streams', async () => {
    const sellers = await Promise.all([1, 2, 3, 4].map(() => cluster.proxied.newSeller()));
    const listener = await cluster.proxied.newSeller();
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => openNotificationStream(cluster.at(0), listener)),
    );
    const traffic = await startTraffic(sellers);
    for (const node of cluster.nodes) {
      const before = traffic.answered;
      expect(await node.end('SIGTERM')).toBe(0);
      await Promise.all(streams.splice(0).map(({ over }) => over));
      await node.start();
      await expect.poll(() => traffic.answered).toBeGreaterThan(before + 20);
    }
    await traffic.stop();
    expect(traffic.failed).toEqual([]);
    await expectStored(traffic.acknowledged);
    const again = await openNotificationStream(cluster.proxied, listener);
    await expect.poll(again.changes).toBe(1);
    await again.stop();
  });

  it('complete the job of a killed node once, and lose at most its open requests', async () => {
    const sellers = await Promise.all([1, 2, 3, 4].map(() => cluster.proxied.newSeller()));
    const seller = await cluster.proxied.newSeller();
    const icpId = await activeIcp(seller);
    const traffic = await startTraffic(sellers);
    const lock = await acquireLock(url, 'lock table channel_plans in share mode');
    const { statusId } = (await seller.post('/api/acquisition-channels/generate', { icpId })).json;
    await expect.poll(() => blockedNode(url, cluster)).toBeGreaterThanOrEqual(0);
    const victim = await blockedNode(url, cluster);
    await cluster.nodes[victim]?.end('SIGKILL');
    await expireJobHeartbeats(url);
    await lock.release();
    const before = traffic.answered;
    await expect.poll(() => traffic.answered).toBeGreaterThan(before + 40);
    await traffic.stop();
    expect(traffic.failed.length).toBeLessThanOrEqual(sellers.length);
    await expectStored(traffic.acknowledged);
    expect(await waitForGeneration(seller, statusId)).toMatchObject({ status: 'completed' });
    const { notifications } = (await seller.get('/api/notifications')).json;
    const href = `/icp-channel-strategy/${icpId}`;
    expect(notifications.filter((one: { href: string }) => one.href === href)).toHaveLength(1);
    await cluster.nodes[victim]?.start();
  });

  it('issue correct tokens and complete jobs when the clock of one node is wrong', async () => {
    const seller = await cluster.at(0).newSeller();
    const icpId = await activeIcp(seller);
    const first = cluster.nodes[1];
    for (const hours of [3, -3, 0]) {
      expect(await first?.setClock()).toBe(hours);
      expect((await cluster.at(1).as(seller).get('/api/icp/list')).status).toBe(200);
      const client = await cluster.at(1).signIn(seller.email, PASSWORD);
      const { iat = 0, exp = 0 } = decodeJwt(client.authorization.split(' ')[1] ?? '');
      expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60);
      expect(exp - iat).toBe(600);
      expect((await cluster.at(2).as(client).get('/api/icp/list')).status).toBe(200);
      expect(await generateChannelPlan(client, icpId)).toBe('completed');
    }
  });

  it('enforce limits and the order of steps across nodes', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const seller = await cluster.proxied.newSeller();
      expect(await createIcpsConcurrently(cluster, seller)).toEqual({
        made: MAX_ICPS,
        stored: MAX_ICPS,
      });
      const readings = { made: MAX_AVATAR_ATTEMPTS, counted: MAX_AVATAR_ATTEMPTS };
      expect(await reprocessConcurrently(cluster, seller)).toEqual(readings);
      expect(await generateConcurrently(cluster, await cluster.proxied.newSeller(), url)).toEqual([
        1, 1, 1,
      ]);
      const steps = await runStepsOutOfOrder(cluster, await cluster.proxied.newSeller());
      expect(steps).toEqual([404, 404, 422, 404, 409, 404, 404]);
    }
  });

  it('recover by themselves after a database outage', async () => {
    const seller = await cluster.proxied.newSeller();
    const id = await newIcp(seller);
    const open = await blockDatabase(url);
    for (const node of [0, 1, 2]) {
      const nobody = cluster.at(node).asNobody();
      await expect.poll(async () => (await nobody.get('/readyz')).status).toBe(503);
      expect((await nobody.get('/healthz')).status).toBe(200);
      const { status, json } = await cluster.at(node).as(seller).get('/api/icp/list');
      expect([status, json.code]).toEqual([503, 'UNAVAILABLE']);
    }
    await open();
    for (const node of [0, 1, 2]) {
      const nobody = cluster.at(node).asNobody();
      await expect.poll(async () => (await nobody.get('/readyz')).status).toBe(200);
    }
    expect((await seller.get('/api/icp/list')).json.icps[0].id).toBe(id);
    await cluster.at(0).asNobody().post('/api/auth/sign-out', {}, { cookie: seller.cookie });
    for (const node of [1, 2]) {
      const client = cluster.at(node).as(seller);
      await expect.poll(async () => (await client.get('/api/icp/list')).status).toBe(401);
    }
  });
});

/** The last acknowledged write of each seller, or a later one, is stored. */
async function expectStored(acknowledged: ReadonlyMap<Seller, string>): Promise<void> {
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const [seller, name] of acknowledged) {
    const { icps } = (await seller.get('/api/icp/list')).json;
    expect(roundOf(icps[0].name)).toBeGreaterThanOrEqual(roundOf(name));
  }
}

const roundOf = (name: string) => Number(name.split(' ')[1]);
