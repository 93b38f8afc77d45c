import type { Cluster } from '@salesai/server/testing/cluster';
import {
  createIcpsConcurrently,
  generateChannelPlan,
  generateConcurrently,
  reprocessConcurrently,
  runStepsOutOfOrder,
} from '@salesai/server/testing/concurrency';
import { activeIcp } from '@salesai/server/testing/icps';
import { PASSWORD } from '@salesai/server/testing/server';
import type { Figure } from '../figure.ts';
import { times } from './times.ts';

const ROUNDS = times(100);

/** Concurrent calls on all nodes must not exceed the limits of sequential calls on one. */
export async function concurrency(cluster: Cluster, url: string): Promise<Figure[]> {
  const most = { icps: 0, readings: 0, answers: 0 };
  let passed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const seller = await cluster.proxied.newSeller();
    const other = await cluster.proxied.newSeller('Rui Telles');
    most.icps = Math.max(most.icps, (await createIcpsConcurrently(cluster, seller)).stored);
    const { made, counted } = await reprocessConcurrently(cluster, seller);
    most.readings = Math.max(most.readings, made, counted);
    most.answers = Math.max(most.answers, ...(await generateConcurrently(cluster, other, url)));
    const early = await runStepsOutOfOrder(cluster, await cluster.proxied.newSeller('Lia Prado'));
    passed += early.filter((status) => status < 400).length;
  }
  const of = (what: string) => `${ROUNDS} rounds on three nodes: ${what}`;
  return [
    { what: of('most ICPs of 50 calls'), value: most.icps, unit: '', atMost: 3 },
    { what: of('most profiles of 50 calls'), value: most.readings, unit: '', atMost: 5 },
    { what: of('answers to 20 clicks'), value: most.answers, unit: '', atMost: 1 },
    { what: of('steps accepted out of order'), value: passed, unit: '', atMost: 0 },
  ];
}

/** Sets one node's clock three hours forward and back, and counts requests that it wrongly refuses. */
export async function clockJumps(cluster: Cluster): Promise<Figure[]> {
  let refused = 0;
  const seller = await cluster.at(0).newSeller();
  const icpId = await activeIcp(seller);
  for (let jump = 0; jump < 3; jump++) {
    await cluster.nodes[1]?.setClock();
    const there = await cluster.at(1).signIn(seller.email, PASSWORD);
    for (const one of [cluster.at(1).as(seller), cluster.at(2).as(there)]) {
      refused += (await one.get('/api/icp/list')).status === 200 ? 0 : 1;
    }
    refused += (await generateChannelPlan(there, icpId)) === 'completed' ? 0 : 1;
  }
  return [{ what: 'clock set 3 h forward and back: refused', value: refused, unit: '', atMost: 0 }];
}
