import { DEADLINES_MS, type Deadlines } from '../workers/jobs.ts';
import type { PoolOptions } from '../workers/pool.ts';

/** On a busy machine a job of milliseconds may take this long. */
const PATIENCE_MS = 300_000;

export const TEST_DEADLINES = sameForAll(PATIENCE_MS);

/** Worker threads of tests in which no waiting time and no deadline is under test. */
export const TEST_POOL: Partial<PoolOptions> = {
  waitMs: PATIENCE_MS,
  deadlines: TEST_DEADLINES,
};

function sameForAll(ms: number): Deadlines {
  const all = Object.keys(DEADLINES_MS).map((job) => [job, ms]);
  return { ...DEADLINES_MS, ...Object.fromEntries(all) };
}
