import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { capacity } from './capacity.ts';
import { renewAll } from './crowd.ts';
import { REQUESTS_A_DAY } from './day.ts';
import { type Bench, type Figure, percentile } from './figure.ts';
import { type House, house } from './house.ts';
import { sizes } from './sizes.ts';
import { traffic } from './traffic.ts';

const FEW = 10_000;
const MANY = Number(process.env.SELLERS ?? 1_000_000);
const ACTIVE = 2_000;
const TURNS = 8;
const WINDOW_MS = 4_000;
const STEADY_RATE = 60;

/** Whole sellers' days: by how many sellers there are, by how many nodes, and what a seller takes. */
export const bench: Bench = {
  name: 'load',
  async run() {
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    const houses: House[] = [];
    try {
      // Ten times more each, so that what grows is seen to grow.
      for (let sellers = FEW; sellers < MANY; sellers *= 10) {
        houses.push(await house(postgres.url, sellers, ACTIVE));
      }
      const many = await house(postgres.url, MANY, ACTIVE);
      houses.push(many);
      return [
        { what: 'requests of a day', value: REQUESTS_A_DAY, unit: '' },
        ...(await sizes(many)),
        ...(await byRows(houses)),
        ...(await capacity(many, postgres.pid)),
      ];
    } finally {
      for (const one of houses) await one.close();
      await postgres.stop();
    }
  },
};

/** The same days in all houses, window by window in turn: what the machine does meets them all. */
async function byRows(houses: readonly House[]): Promise<Figure[]> {
  const p99 = houses.map((): number[] => []);
  const refused: string[] = [];
  for (let turn = -1; turn < TURNS; turn++) {
    for (const [at, { nodes, members }] of houses.entries()) {
      const urls = nodes.map(({ url }) => url);
      await renewAll(urls[0] ?? '', members);
      const seen = await traffic(urls, members, { rate: STEADY_RATE, ms: WINDOW_MS });
      refused.push(...seen.refused);
      // The first turn only warms up.
      if (turn >= 0) p99[at]?.push(percentile(seen.times, 0.99));
    }
  }
  for (const one of refused) console.error(one);
  const few = p99[0] ?? [];
  const many = p99.at(-1) ?? [];
  const ratios = many.map((value, turn) => value / (few[turn] ?? 0));
  return [
    ...houses.map(({ sellers }, at) => ({
      what: `p99 at ${STEADY_RATE}/s among ${sellers} sellers, median of ${TURNS} turns`,
      value: percentile(p99[at] ?? [], 0.5),
      unit: 'ms',
    })),
    {
      what: `p99, ${MANY} sellers over ${FEW} of the same turn, median`,
      value: percentile(ratios, 0.5),
      unit: '×',
      atMost: 1.5,
    },
    { what: 'refused requests', value: refused.length, unit: '', atMost: 0 },
  ];
}
