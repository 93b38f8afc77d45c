import { renewTokens } from './active-sellers.ts';
import { type Figure, percentile } from './figure.ts';
import type { Installation } from './installation.ts';
import { processorMs, processTreeMs, residentKb } from './processor.ts';
import { REQUESTS_A_DAY } from './seller-day.ts';
import { openStreams } from './streams.ts';
import { peakRate, traffic } from './traffic.ts';

const NODES = 3;
const CALLERS = 16;
const WINDOW_MS = 4_000;
/** The search starts at this share of the peak rate and changes it by this factor. */
const FIRST_SHARE = 0.5;
const STEP = 1.25;
const LOWEST_RATE = 4;
const WARM_UP_STREAMS = 200;
const BOUND_MS = 250;
/** Sellers are active in the same eight hours, the busiest of which has twice the mean. */
const BUSY_REQUESTS_A_SECOND = (REQUESTS_A_DAY / (8 * 3600)) * 2;

interface Cost {
  /** Processor milliseconds per request: of all nodes, of PostgreSQL, of the callers. */
  nodes: number;
  database: number;
  callers: number;
  /** Busy cores. */
  cores: number;
}

/** The sustained rate of one, two and three nodes within the latency bound, and its processor time. */
export async function capacity(installation: Installation, postgres: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (let nodes = 1; nodes <= NODES; nodes++) {
    if (nodes > 1) await installation.addNode();
    if (nodes === NODES) figures.push(await memoryPerStream(installation));
    const urls = urlsOf(installation);
    await renewTokens(urls[0] ?? '', installation.activeSellers);
    await peakRate(urls, installation.activeSellers, { callers: CALLERS, ms: WINDOW_MS });
    let atMost = 0;
    const cost = await costOf(installation, postgres, async () => {
      atMost = await peakRate(urls, installation.activeSellers, {
        callers: CALLERS,
        ms: WINDOW_MS,
      });
      return (atMost * WINDOW_MS) / 1000;
    });
    figures.push(
      ...figuresOf(nodes, { atMost, sustained: await sustainedRate(installation, atMost) }, cost),
    );
  }
  return figures;
}

/** The highest sustained rate, searched upwards from half of the peak, downwards if that fails. */
async function sustainedRate(installation: Installation, atMost: number): Promise<number> {
  let rate = atMost * FIRST_SHARE;
  while (!(await sustains(installation, rate))) {
    rate /= STEP;
    if (rate < LOWEST_RATE) return 0;
  }
  while (await sustains(installation, rate * STEP)) rate *= STEP;
  return rate;
}

/** One of two periods has to be within the bound, because of other load on the machine. */
async function sustains(installation: Installation, rate: number): Promise<boolean> {
  for (const _ of [1, 2]) {
    await renewTokens(installation.nodes[0]?.url ?? '', installation.activeSellers);
    const seen = await traffic(urlsOf(installation), installation.activeSellers, {
      rate,
      ms: WINDOW_MS,
    });
    const isComplete = !seen.isOverloaded && seen.refused.length === 0;
    if (isComplete && percentile(seen.times, 0.99) <= BOUND_MS) return true;
  }
  return false;
}

const urlsOf = ({ nodes }: Installation) => nodes.map(({ url }) => url);

async function costOf(
  { nodes }: Installation,
  postgres: number,
  work: () => Promise<number>,
): Promise<Cost> {
  const times = () => ({
    nodes: nodes.reduce((sum, node) => sum + processorMs(node.pid()), 0),
    database: processTreeMs(postgres),
    callers: processorMs(process.pid),
  });
  const [start, before] = [performance.now(), times()];
  const requests = await work();
  const [elapsed, after] = [performance.now() - start, times()];
  const each = (part: keyof typeof before) => (after[part] - before[part]) / requests;
  const cost = { nodes: each('nodes'), database: each('database'), callers: each('callers') };
  return { ...cost, cores: ((cost.nodes + cost.database + cost.callers) * requests) / elapsed };
}

function figuresOf(
  nodes: number,
  { atMost, sustained }: { atMost: number; sustained: number },
  { nodes: own, database, callers, cores }: Cost,
): Figure[] {
  const of = `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`;
  const ms = 'ms';
  return [
    { what: `${of}: sustained rate at p99 ≤ ${BOUND_MS} ms`, value: sustained, unit: '/s' },
    {
      what: `${of}: active sellers a day, if this is the busiest hour`,
      value: sustained / BUSY_REQUESTS_A_SECOND,
      unit: '',
    },
    { what: `${of}: ${CALLERS} callers without a pause`, value: atMost, unit: '/s' },
    { what: `${of}: processor time per request, nodes`, value: own, unit: ms },
    { what: `${of}: processor time per request, PostgreSQL`, value: database, unit: ms },
    { what: `${of}: processor time per request, callers`, value: callers, unit: ms },
    { what: `${of}: busy cores, all together`, value: cores, unit: '' },
  ];
}

/** Memory of a fresh node per open notification stream, one for each active seller. */
async function memoryPerStream({ nodes, activeSellers }: Installation): Promise<Figure> {
  const node = nodes.at(-1);
  if (!node) throw new Error('There is no node');
  await renewTokens(node.url, activeSellers);
  // The first streams include what a node loads only once.
  const [first, others] = [
    activeSellers.slice(0, WARM_UP_STREAMS),
    activeSellers.slice(WARM_UP_STREAMS),
  ];
  const closeStreams = [await openStreams(node.url, first)];
  const before = residentKb(node.pid());
  closeStreams.push(await openStreams(node.url, others));
  const kb = (residentKb(node.pid()) - before) / others.length;
  for (const close of closeStreams) close();
  return { what: `memory of a node per stream, of ${activeSellers.length}`, value: kb, unit: 'kB' };
}
