import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { capacity } from './capacity.ts';
import { REQUESTS_A_DAY } from './day.ts';
import type { Bench } from './figure.ts';
import { type House, house } from './house.ts';
import { byRows } from './rows.ts';
import { sizes } from './sizes.ts';

const FEW = 10_000;
const MANY = Number(process.env.SELLERS ?? 1_000_000);
const ACTIVE = 2_000;

/** Whole sellers' days: by how many sellers there are, by how many nodes, and what a seller takes. */
export const bench: Bench = {
  name: 'load',
  async *run() {
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
      yield { what: 'requests of a day', value: REQUESTS_A_DAY, unit: '' };
      yield* await sizes(many);
      yield* await byRows(houses, postgres.pid());
      yield* await capacity(many, postgres.pid());
    } finally {
      for (const one of houses) await one.close();
      await postgres.stop();
    }
  },
};
