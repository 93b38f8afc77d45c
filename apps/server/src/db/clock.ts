import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** A node's own clock drifts; and what sleeps, or is moved, is set right by the next look. */
const LOOK_MS = 10_000;

/** The one clock of all nodes: the database's. No node's own, wrong or set anew, counts. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  stop(): void;
}

/**
 * Looks at the database's clock now and again, and counts on from there meanwhile.
 * @throws when the database does not answer the first look; later ones may fail.
 */
export async function startClock(db: Db): Promise<Clock> {
  let seen = await look(db);
  const timer = setInterval(() => {
    look(db).then(
      (newer) => {
        seen = newer;
      },
      () => undefined,
    );
  }, LOOK_MS);
  timer.unref();
  return {
    now: () => seen.time + performance.now() - seen.at,
    stop: () => clearInterval(timer),
  };
}

async function look(db: Db): Promise<{ time: number; at: number }> {
  const ms = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const [row] = await db.select({ ms }).from(sql`(select) as nothing`);
  if (!row) throw new Error('The database did not say what time it is');
  return { time: row.ms, at: performance.now() };
}
