import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, startCluster } from '@salesai/server/testing/cluster';
import { activeIcp, endOfGeneration } from '@salesai/server/testing/icps';
import { blockedNode, holding, shutDatabase } from '@salesai/server/testing/outages';
import type { Seller } from '@salesai/server/testing/server';
import { startTraffic, type Traffic } from '@salesai/server/testing/traffic';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Bench, type Figure, percentile } from './figure.ts';
import { freshDatabaseOn } from './outside.ts';
import { childrenOf } from './processor.ts';

const CALLERS = 8;
const KILLS = 30;
const TAKEOVERS = 5;
const PAUSE_MS = 20_000;
process.env.SALESAI_SERVER_ENTRY ??= join(
  import.meta.dirname,
  '..',
  '..',
  'apps/server/dist/main.js',
);

/** What three nodes on one PostgreSQL do when a part of the house falls: the long form of the tests. */
export const bench: Bench = {
  name: 'faults',
  async run() {
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    const url = await freshDatabaseOn(postgres.url);
    const cluster = await startCluster({
      env: { DATABASE_URL: url, AUTH_SECRET: 'only-for-benches-'.repeat(3) },
      dataDir: mkdtempSync(join(tmpdir(), 'salesai-bench-')),
    });
    try {
      return [
        ...(await revocation(cluster)),
        ...(await rollingRestart(cluster)),
        ...(await kills(cluster)),
        ...(await takeovers(cluster, url)),
        ...(await absence('database away for 5 s', cluster, () => away(url))),
        ...(await absence('PostgreSQL paused for 20 s', cluster, () => paused(postgres.pid))),
      ];
    } finally {
      await cluster.stop();
      await postgres.stop();
    }
  },
};

/** A session that ends on one node: for how long another still answers it. */
async function revocation(cluster: Cluster): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    const seller = await cluster.at(0).newSeller();
    const elsewhere = cluster.at(1 + (round % 2)).as(seller);
    await cluster.at(0).asNobody().post('/api/auth/sign-out', {}, { cookie: seller.cookie });
    const start = performance.now();
    while ((await elsewhere.get('/api/icp/list')).status !== 401) await sleep(5);
    times.push(performance.now() - start);
  }
  return [
    {
      what: 'session ended on one node, still good on another, most',
      value: Math.max(...times),
      unit: 'ms',
      atMost: 1000,
    },
  ];
}

async function rollingRestart(cluster: Cluster): Promise<Figure[]> {
  const traffic = await trafficOn(cluster);
  for (const node of cluster.nodes) {
    await node.end('SIGTERM');
    await node.start();
    await sleep(2_000);
  }
  await traffic.stop();
  return [
    ...answers(`rolling restart (${cluster.proxy.kind})`, traffic, 0),
    await lost('rolling restart', traffic),
  ];
}

async function kills(cluster: Cluster): Promise<Figure[]> {
  const traffic = await trafficOn(cluster);
  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const node = cluster.nodes[kill % cluster.nodes.length];
    await sleep(Math.random() * 1_000);
    await node?.end('SIGKILL');
    const start = performance.now();
    await node?.start();
    starts.push(performance.now() - start);
  }
  await traffic.stop();
  return [
    ...answers(`${KILLS} kills -9 in traffic`, traffic, KILLS * CALLERS),
    await lost(`${KILLS} kills`, traffic),
    { what: 'killed node ready again, p50', value: percentile(starts, 0.5), unit: 'ms' },
  ];
}

/** Kills the node that is at work on a generation; another has to end it, once. */
async function takeovers(cluster: Cluster, url: string): Promise<Figure[]> {
  const times: number[] = [];
  let doubled = 0;
  for (let round = 0; round < TAKEOVERS; round++) {
    const seller = await cluster.front.newSeller();
    const icpId = await activeIcp(seller);
    const held = await holding(url, 'lock table channel_plans in share mode');
    const started = await seller.post('/api/acquisition-channels/generate', { icpId });
    let victim = -1;
    while (victim < 0) victim = await blockedNode(url, cluster);
    await cluster.nodes[victim]?.end('SIGKILL');
    const start = performance.now();
    await held.release();
    await endOfGeneration(seller, started.json.statusId);
    times.push(performance.now() - start);
    const { notifications } = (await seller.get('/api/notifications')).json;
    const href = `/icp-channel-strategy/${icpId}`;
    doubled += notifications.filter((one: { href: string }) => one.href === href).length - 1;
    await cluster.nodes[victim]?.start();
  }
  return [
    {
      what: "a killed node's job ended by another, slowest",
      value: Math.max(...times) / 1000,
      unit: 's',
      atMost: 30,
    },
    { what: 'generations that ended twice', value: doubled, unit: '', atMost: 0 },
  ];
}

async function absence(
  what: string,
  cluster: Cluster,
  outage: () => Promise<void>,
): Promise<Figure[]> {
  const traffic = await trafficOn(cluster);
  await outage();
  const start = performance.now();
  const before = traffic.answered;
  while (traffic.answered < before + CALLERS * 2) await sleep(20);
  const back = performance.now() - start;
  await sleep(2_000);
  await traffic.stop();
  return [
    { what: `${what}: answering again after its end`, value: back, unit: 'ms', atMost: 30_000 },
    await lost(what, traffic),
  ];
}

async function away(url: string): Promise<void> {
  const open = await shutDatabase(url);
  await sleep(5_000);
  await open();
}

/** Stops the whole PostgreSQL in its tracks, as a machine that hangs, and lets it go on. */
async function paused(pid: number): Promise<void> {
  const all = [pid, ...childrenOf(pid)];
  for (const one of all) process.kill(one, 'SIGSTOP');
  await sleep(PAUSE_MS);
  for (const one of all) process.kill(one, 'SIGCONT');
}

async function trafficOn(cluster: Cluster): Promise<Traffic> {
  const sellers: Seller[] = [];
  for (let n = 0; n < CALLERS; n++) sellers.push(await cluster.front.newSeller());
  const traffic = await startTraffic(sellers);
  while (traffic.answered < CALLERS * 5) await sleep(20);
  return traffic;
}

const answers = (what: string, { answered, failed }: Traffic, atMost: number): Figure[] => [
  { what: `${what}: answered`, value: answered, unit: '' },
  { what: `${what}: failed`, value: failed.length, unit: '', atMost },
];

/** Writes that were acknowledged and are not there, nor anything written after them. */
async function lost(what: string, { acknowledged }: Traffic): Promise<Figure> {
  let missing = 0;
  for (const [seller, name] of acknowledged) {
    const { icps } = (await seller.get('/api/icp/list')).json;
    if (round(icps[0].name) < round(name)) missing += 1;
  }
  return { what: `${what}: acknowledged writes lost`, value: missing, unit: '', atMost: 0 };
}

const round = (name: string) => Number(name.split(' ')[1]);
