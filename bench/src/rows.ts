import { renewAll } from './crowd.ts';
import { type Figure, percentile } from './figure.ts';
import type { House } from './house.ts';
import { familyMs } from './processor.ts';
import { most, traffic } from './traffic.ts';

const TURNS = 30;
const TURN_MS = 1_000;
const WARM_UP_MS = 4_000;
/** Of what the machine gives at its best: nobody waits in line, whatever else it has to do. */
const STEADY_SHARE = 0.35;

interface Seen {
  times: number[];
  databaseMs: number;
}

/** The same days in all houses, second by second in turn: what the machine does meets them all. */
export async function byRows(houses: readonly House[], postgres: number): Promise<Figure[]> {
  const rate = await steadyRate(houses);
  const seen = houses.map((): Seen => ({ times: [], databaseMs: 0 }));
  const refused: string[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [at, { nodes, members }] of houses.entries()) {
      const urls = nodes.map(({ url }) => url);
      await renewAll(urls[0] ?? '', members);
      const before = familyMs(postgres);
      const window = await traffic(urls, members, { rate, ms: TURN_MS });
      const mine = seen[at];
      if (mine) mine.databaseMs += familyMs(postgres) - before;
      mine?.times.push(...window.times);
      refused.push(...window.refused);
    }
  }
  for (const one of refused) console.error(one);
  return [
    { what: 'rate of the following', value: rate, unit: '/s' },
    ...houses.flatMap(({ sellers }, at) => ofHouse(sellers, seen[at])),
    { ...overFirst(houses, seen, 0.5), what: 'p50, most sellers over fewest' },
    { ...overFirst(houses, seen, 0.99), what: 'p99, most sellers over fewest', atMost: 1.5 },
    { what: 'refused requests', value: refused.length, unit: '', atMost: 0 },
  ];
}

function ofHouse(sellers: number, { times, databaseMs }: Seen = { times: [], databaseMs: 0 }) {
  const of = `${sellers} sellers`;
  return [
    { what: `${of}: p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${of}: p99 of ${times.length} requests`, value: percentile(times, 0.99), unit: 'ms' },
    {
      what: `${of}: PostgreSQL's processor time of a request`,
      value: databaseMs / times.length,
      unit: 'ms',
    },
  ];
}

function overFirst(houses: readonly House[], seen: readonly Seen[], share: number) {
  const [few, many] = [seen[0], seen[houses.length - 1]];
  const value = percentile(many?.times ?? [], share) / percentile(few?.times ?? [], share);
  return { value, unit: '×' };
}

async function steadyRate(houses: readonly House[]): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const { nodes, members } of houses) {
    const urls = nodes.map(({ url }) => url);
    await renewAll(urls[0] ?? '', members);
    await most(urls, members, { callers: 8, ms: WARM_UP_MS });
    least = Math.min(least, await most(urls, members, { callers: 8, ms: WARM_UP_MS }));
  }
  return least * STEADY_SHARE;
}
