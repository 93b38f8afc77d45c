import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '@salesai/server/testing/cluster';
import { type Figure, percentile } from '../figure.ts';
import { times } from './times.ts';
import { answers, CALLERS, lost, trafficOn } from './traffic.ts';

const KILLS = times(30);

/**
 * The proxy sends nothing to a failed node for a second (`fail_timeout`): if the other nodes were
 * restarted or killed before, none would be left.
 */
const TAKEN_BACK_MS = 2_000;

/** For how long other nodes accept a session that ended on one. */
export async function revocation(cluster: Cluster): Promise<Figure[]> {
  const waits: number[] = [];
  for (let round = 0; round < 20; round++) {
    const seller = await cluster.at(0).newSeller();
    const elsewhere = cluster.at(1 + (round % 2)).as(seller);
    await cluster.at(0).asNobody().post('/api/auth/sign-out', {}, { cookie: seller.cookie });
    const start = performance.now();
    while ((await elsewhere.get('/api/icp/list')).status !== 401) await sleep(5);
    waits.push(performance.now() - start);
  }
  return [
    {
      what: 'session ended on one node, still accepted by another, longest',
      value: Math.max(...waits),
      unit: 'ms',
      atMost: 1000,
    },
  ];
}

export async function rollingRestart(cluster: Cluster): Promise<Figure[]> {
  const traffic = await trafficOn(cluster);
  for (const node of cluster.nodes) {
    await node.end('SIGTERM');
    await node.start();
    await sleep(TAKEN_BACK_MS);
  }
  await traffic.stop();
  return [
    ...answers(`rolling restart (${cluster.proxy.kind})`, traffic, 0),
    await lost('rolling restart', traffic),
  ];
}

export async function kills(cluster: Cluster): Promise<Figure[]> {
  const traffic = await trafficOn(cluster);
  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const node = cluster.nodes[kill % cluster.nodes.length];
    await sleep(Math.random() * 1_000);
    await node?.end('SIGKILL');
    const start = performance.now();
    await node?.start();
    starts.push(performance.now() - start);
    await sleep(TAKEN_BACK_MS);
  }
  await traffic.stop();
  return [
    ...answers(`${KILLS} kills -9 under load`, traffic, KILLS * CALLERS),
    await lost(`${KILLS} kills`, traffic),
    { what: 'killed node ready again, p50', value: percentile(starts, 0.5), unit: 'ms' },
  ];
}
