import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '@salesai/server/testing/cluster';
import type { Seller } from '@salesai/server/testing/server';
import { startTraffic, type Traffic } from '@salesai/server/testing/traffic';
import type { Figure } from '../figure.ts';

export const CALLERS = 8;

/** Starts traffic of several sellers on all nodes; resolves when it is running. */
export async function trafficOn(cluster: Cluster): Promise<Traffic> {
  const sellers: Seller[] = [];
  for (let n = 0; n < CALLERS; n++) sellers.push(await cluster.proxied.newSeller());
  const traffic = await startTraffic(sellers);
  while (traffic.answered < CALLERS * 5) await sleep(20);
  return traffic;
}

export const answers = (what: string, { answered, failed }: Traffic, atMost: number): Figure[] => [
  { what: `${what}: answered`, value: answered, unit: '' },
  { what: `${what}: failed${mostOften(failed)}`, value: failed.length, unit: '', atMost },
];

/** The most frequent failure in brackets. */
function mostOften(failed: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(failed, (failure) => failure));
  const [most] = groups.toSorted(([, a = []], [, b = []]) => b.length - a.length);
  return most ? ` (${most[0]})` : '';
}

/** Acknowledged writes that are missing, together with all later ones. */
export async function lost(what: string, { acknowledged }: Traffic): Promise<Figure> {
  let missing = 0;
  for (const [seller, name] of acknowledged) {
    const { icps } = (await seller.get('/api/icp/list')).json;
    if (round(icps[0].name) < round(name)) missing += 1;
  }
  return { what: `${what}: acknowledged writes lost`, value: missing, unit: '', atMost: 0 };
}

const round = (name: string) => Number(name.split(' ')[1]);
