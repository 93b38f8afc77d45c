import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { capacity } from './capacity.ts';
import type { Bench } from './figure.ts';
import { growthFigures } from './growth.ts';
import { createInstallation, type Installation } from './installation.ts';
import { REQUESTS_A_DAY } from './seller-day.ts';
import { sizes } from './sizes.ts';

const FEW = 10_000;
const MANY = Number(process.env.SELLERS ?? 1_000_000);
const ACTIVE = 2_000;

/** Simulated days of sellers: latency by number of sellers, capacity by number of nodes, sizes. */
export const bench: Bench = {
  name: 'load',
  async *run() {
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    const installations: Installation[] = [];
    try {
      // Ten times as many each, so that growth is visible.
      for (let sellers = FEW; sellers < MANY; sellers *= 10) {
        installations.push(await createInstallation(postgres.url, sellers, ACTIVE));
      }
      const many = await createInstallation(postgres.url, MANY, ACTIVE);
      installations.push(many);
      yield { what: 'requests a day per seller', value: REQUESTS_A_DAY, unit: '' };
      yield* await sizes(many);
      yield* await growthFigures(installations, postgres.pid());
      yield* await capacity(many, postgres.pid());
    } finally {
      for (const installation of installations) await installation.close();
      await postgres.stop();
    }
  },
};
