import type { Cluster } from '@salesai/server/testing/cluster';
import { activeIcp, waitForGeneration } from '@salesai/server/testing/icps';
import { acquireLock, blockedNode, openNotificationStream } from '@salesai/server/testing/outages';
import type { Seller } from '@salesai/server/testing/server';
import type { Figure } from '../figure.ts';
import { times } from './times.ts';

const KILLS = times(20);
const JOBS_EACH = 10;
const STREAMS = 20;
const JOBS_AT_THE_END = 20;
/** Jobs of a killed node wait for its missing heartbeats. */
const LONGEST_MS = 300_000;

interface Generation {
  seller: Seller;
  icpId: string;
  statusId: string;
}

/** Kills a node between generating and storing plans, repeatedly; other nodes complete the jobs. */
export async function killedJobs(cluster: Cluster, url: string): Promise<Figure[]> {
  const waits: number[] = [];
  let completed = 0;
  let duplicates = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const lock = await acquireLock(url, 'lock table channel_plans in share mode');
    const started = await startGenerations(cluster, JOBS_EACH);
    let victim = -1;
    while (victim < 0) victim = await blockedNode(url, cluster);
    await cluster.nodes[victim]?.end('SIGKILL');
    const start = performance.now();
    await lock.release();
    completed += await completedOf(started);
    waits.push(performance.now() - start);
    duplicates += await duplicateNotifications(started);
    await cluster.nodes[victim]?.start();
  }
  const jobs = KILLS * JOBS_EACH;
  return [
    {
      what: `jobs of ${jobs} not completed after ${KILLS} kills`,
      value: jobs - completed,
      unit: '',
      atMost: 0,
    },
    { what: 'jobs completed twice', value: duplicates, unit: '', atMost: 0 },
    {
      what: "a killed node's jobs completed by others, slowest",
      value: Math.max(...waits) / 1000,
      unit: 's',
      atMost: 30,
    },
  ];
}

/** SIGTERM for a node with streams and jobs: time until it exits, and lost jobs. */
export async function orderlyShutdown(cluster: Cluster): Promise<Figure[]> {
  const listener = await cluster.proxied.newSeller();
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, () => openNotificationStream(cluster.at(0), listener)),
  );
  const started = await startGenerations(cluster, JOBS_AT_THE_END);
  const start = performance.now();
  const code = await cluster.nodes[0]?.end('SIGTERM');
  const took = performance.now() - start;
  await Promise.all(streams.map(({ over }) => over));
  const completed = await completedOf(started);
  await cluster.nodes[0]?.start();
  const what = `SIGTERM with ${STREAMS} streams and ${JOBS_AT_THE_END} jobs`;
  return [
    { what: `${what}: exited after`, value: took / 1000, unit: 's', atMost: 10 },
    { what: `${what}: exit code`, value: code ?? -1, unit: '', atMost: 0 },
    { what: `${what}: jobs lost`, value: started.length - completed, unit: '', atMost: 0 },
  ];
}

async function startGenerations(cluster: Cluster, count: number): Promise<Generation[]> {
  const prepared = await Promise.all(
    Array.from({ length: count }, async () => {
      const seller = await cluster.proxied.newSeller();
      return { seller, icpId: await activeIcp(seller) };
    }),
  );
  return Promise.all(
    prepared.map(async ({ seller, icpId }) => {
      const { json } = await seller.post('/api/acquisition-channels/generate', { icpId });
      return { seller, icpId, statusId: json.statusId };
    }),
  );
}

async function completedOf(started: Generation[]): Promise<number> {
  const ends = await Promise.all(
    started.map(({ seller, statusId }) => waitForGeneration(seller, statusId, LONGEST_MS)),
  );
  return ends.filter(({ status }) => status === 'completed').length;
}

/** Notifications beyond one per generation. */
async function duplicateNotifications(started: Generation[]): Promise<number> {
  let extra = 0;
  for (const { seller, icpId } of started) {
    const { notifications } = (await seller.get('/api/notifications')).json;
    const href = `/icp-channel-strategy/${icpId}`;
    extra += notifications.filter((one: { href: string }) => one.href === href).length - 1;
  }
  return extra;
}
