import { renewAll } from './crowd.ts';
import { REQUESTS_A_DAY } from './day.ts';
import { type Figure, percentile } from './figure.ts';
import type { House } from './house.ts';
import { familyMs, processorMs, residentKb } from './processor.ts';
import { holdStreams } from './streams.ts';
import { most, traffic } from './traffic.ts';

const NODES = 3;
const CALLERS = 16;
const WINDOW_MS = 4_000;
/** Where the search begins, of what callers without a pause get; and how it goes on. */
const FIRST_SHARE = 0.5;
const STEP = 1.25;
const LOWEST_RATE = 4;
const WARMING = 200;
const BOUND_MS = 250;
/** Sellers work in the same eight hours, the busiest of which has twice the mean. */
const BUSY_REQUESTS_A_SECOND = (REQUESTS_A_DAY / (8 * 3600)) * 2;

interface Cost {
  /** Milliseconds of a core for one request: of all nodes, of PostgreSQL, of the callers. */
  nodes: number;
  database: number;
  callers: number;
  /** Cores that were at work. */
  cores: number;
}

/** What one, two and three nodes hold within the bound, and whose processor time it takes. */
export async function capacity(house: House, postgres: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (let nodes = 1; nodes <= NODES; nodes++) {
    if (nodes > 1) await house.grow();
    if (nodes === NODES) figures.push(await memoryOfListeners(house));
    const urls = urlsOf(house);
    await renewAll(urls[0] ?? '', house.members);
    await most(urls, house.members, { callers: CALLERS, ms: WINDOW_MS });
    let atMost = 0;
    const cost = await costOf(house, postgres, async () => {
      atMost = await most(urls, house.members, { callers: CALLERS, ms: WINDOW_MS });
      return (atMost * WINDOW_MS) / 1000;
    });
    figures.push(...told(nodes, { atMost, held: await held(house, atMost) }, cost));
  }
  return figures;
}

/** The highest steady rate, upwards from half of the most; downwards when that is not held. */
async function held(house: House, atMost: number): Promise<number> {
  let rate = atMost * FIRST_SHARE;
  while (!(await holds(house, rate))) {
    rate /= STEP;
    if (rate < LOWEST_RATE) return 0;
  }
  while (await holds(house, rate * STEP)) rate *= STEP;
  return rate;
}

/** One of two windows has to be within the bound: the machine has other things to do. */
async function holds(house: House, rate: number): Promise<boolean> {
  for (const _ of [1, 2]) {
    await renewAll(house.nodes[0]?.url ?? '', house.members);
    const seen = await traffic(urlsOf(house), house.members, { rate, ms: WINDOW_MS });
    const good = !seen.flooded && seen.refused.length === 0;
    if (good && percentile(seen.times, 0.99) <= BOUND_MS) return true;
  }
  return false;
}

const urlsOf = ({ nodes }: House) => nodes.map(({ url }) => url);

async function costOf(
  { nodes }: House,
  postgres: number,
  work: () => Promise<number>,
): Promise<Cost> {
  const times = () => ({
    nodes: nodes.reduce((sum, node) => sum + processorMs(node.pid()), 0),
    database: familyMs(postgres),
    callers: processorMs(process.pid),
  });
  const [start, before] = [performance.now(), times()];
  const requests = await work();
  const [lasted, after] = [performance.now() - start, times()];
  const each = (who: keyof typeof before) => (after[who] - before[who]) / requests;
  const cost = { nodes: each('nodes'), database: each('database'), callers: each('callers') };
  return { ...cost, cores: ((cost.nodes + cost.database + cost.callers) * requests) / lasted };
}

function told(
  nodes: number,
  { atMost, held }: { atMost: number; held: number },
  { nodes: own, database, callers, cores }: Cost,
): Figure[] {
  const of = `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`;
  const ms = 'ms';
  return [
    { what: `${of}: held steadily at p99 ≤ ${BOUND_MS} ms`, value: held, unit: '/s' },
    {
      what: `${of}: sellers at work that day, were it the busiest hour`,
      value: held / BUSY_REQUESTS_A_SECOND,
      unit: '',
    },
    { what: `${of}: ${CALLERS} callers without a pause`, value: atMost, unit: '/s' },
    { what: `${of}: then, processor of a request, nodes`, value: own, unit: ms },
    { what: `${of}: then, processor of a request, PostgreSQL`, value: database, unit: ms },
    { what: `${of}: then, processor of a request, callers`, value: callers, unit: ms },
    { what: `${of}: then, cores at work, all together`, value: cores, unit: '' },
  ];
}

/** Everybody at work has one stream of news open: what that takes of a fresh node's memory. */
async function memoryOfListeners({ nodes, members }: House): Promise<Figure> {
  const node = nodes.at(-1);
  if (!node) throw new Error('No node is there');
  await renewAll(node.url, members);
  // The first ones pay for what a node loads only once.
  const [first, others] = [members.slice(0, WARMING), members.slice(WARMING)];
  const releases = [await holdStreams(node.url, first)];
  const before = residentKb(node.pid());
  releases.push(await holdStreams(node.url, others));
  const kb = (residentKb(node.pid()) - before) / others.length;
  for (const release of releases) release();
  return { what: `memory of a node for one of ${members.length} listeners`, value: kb, unit: 'kB' };
}
