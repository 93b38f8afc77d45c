import { renewAll } from './crowd.ts';
import { REQUESTS_A_DAY } from './day.ts';
import { type Figure, percentile } from './figure.ts';
import type { House } from './house.ts';
import { familyMs, processorMs, residentKb } from './processor.ts';
import { holdStreams } from './streams.ts';
import { traffic } from './traffic.ts';

const NODES = 3;
const WINDOW_MS = 4_000;
const FIRST_RATE = 40;
const STEP = 1.3;
const BOUND_MS = 250;
/** Sellers work in the same eight hours, the busiest of which has twice the mean. */
const BUSY_REQUESTS_A_SECOND = (REQUESTS_A_DAY / (8 * 3600)) * 2;

interface Held {
  rate: number;
  p99: number;
  /** Milliseconds of a core for one request: of all nodes, of PostgreSQL, of the callers. */
  node: number;
  database: number;
  callers: number;
  /** Cores that were at work. */
  cores: number;
}

/** The highest rate that one, two and three nodes answer within the bound, and whose time it takes. */
export async function capacity(house: House, postgres: number): Promise<Figure[]> {
  const memory = await memoryOfListeners(house);
  const figures: Figure[] = [memory];
  let first = FIRST_RATE;
  for (let nodes = 1; nodes <= NODES; nodes++) {
    if (nodes > 1) await house.grow();
    const held = await highest(house, postgres, first);
    figures.push(...told(nodes, held));
    first = Math.max(FIRST_RATE, held.rate / STEP ** 2);
  }
  return figures;
}

/** Raises the rate until two windows in turn are too slow or not all answered. */
async function highest(house: House, postgres: number, first: number): Promise<Held> {
  await probe(house, postgres, first);
  let held: Held = { rate: 0, p99: 0, node: 0, database: 0, callers: 0, cores: 0 };
  for (let rate = first; ; rate *= STEP) {
    const seen = (await probe(house, postgres, rate)) ?? (await probe(house, postgres, rate));
    if (!seen) return held;
    held = seen;
  }
}

/** One window at a rate; null when it was not held. */
async function probe(house: House, postgres: number, rate: number): Promise<Held | null> {
  const urls = house.nodes.map(({ url }) => url);
  await renewAll(urls[0] ?? '', house.members);
  const times = () => ({
    node: house.nodes.reduce((sum, node) => sum + processorMs(node.pid()), 0),
    database: familyMs(postgres),
    callers: processorMs(process.pid),
  });
  const [start, before] = [performance.now(), times()];
  const seen = await traffic(urls, house.members, { rate, ms: WINDOW_MS });
  const [lasted, after] = [performance.now() - start, times()];
  const p99 = percentile(seen.times, 0.99);
  if (seen.refused.length > 0 || p99 > BOUND_MS) return null;
  const each = (who: keyof typeof before) => (after[who] - before[who]) / seen.times.length;
  const [node, database, callers] = [each('node'), each('database'), each('callers')];
  const cores = ((node + database + callers) * seen.times.length) / lasted;
  return { rate: seen.times.length / (WINDOW_MS / 1000), p99, node, database, callers, cores };
}

function told(nodes: number, { rate, p99, node, database, callers, cores }: Held): Figure[] {
  const of = `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`;
  return [
    { what: `${of}: highest rate with p99 ≤ ${BOUND_MS} ms`, value: rate, unit: '/s' },
    { what: `${of}: p99 at it`, value: p99, unit: 'ms', atMost: BOUND_MS },
    {
      what: `${of}: sellers at work that day, that rate being the busiest hour's`,
      value: rate / BUSY_REQUESTS_A_SECOND,
      unit: '',
    },
    { what: `${of}: processor time of a request, nodes`, value: node, unit: 'ms' },
    { what: `${of}: processor time of a request, PostgreSQL`, value: database, unit: 'ms' },
    { what: `${of}: processor time of a request, callers`, value: callers, unit: 'ms' },
    { what: `${of}: cores at work, all three together`, value: cores, unit: '' },
  ];
}

/** Everybody at work has one stream of news open: what that takes of a node's memory. */
async function memoryOfListeners({ nodes, members }: House): Promise<Figure> {
  const [node] = nodes;
  if (!node) throw new Error('No node is there');
  await renewAll(node.url, members);
  const before = residentKb(node.pid());
  const release = await holdStreams(node.url, members);
  const kb = (residentKb(node.pid()) - before) / members.length;
  await release();
  return { what: `memory of a node for one of ${members.length} listeners`, value: kb, unit: 'kB' };
}
