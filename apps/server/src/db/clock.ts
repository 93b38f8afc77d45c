import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Corrects drift of the node's clock, and jumps after sleep or migration of the machine. */
const SYNC_MS = 10_000;

/** The database's clock, which all nodes share; a node's own clock may be wrong. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  stop(): void;
}

/**
 * Reads the database's clock regularly and counts on from it in between.
 * @throws when the first reading fails; later readings may fail.
 */
export async function startClock(db: Db): Promise<Clock> {
  let reading = await readClock(db);
  const timer = setInterval(() => {
    readClock(db).then(
      (newer) => {
        reading = newer;
      },
      () => undefined,
    );
  }, SYNC_MS);
  timer.unref();
  return {
    now: () => reading.time + performance.now() - reading.at,
    stop: () => clearInterval(timer),
  };
}

async function readClock(db: Db): Promise<{ time: number; at: number }> {
  const ms = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const [row] = await db.select({ ms }).from(sql`(select) as nothing`);
  if (!row) throw new Error('The database returned no time');
  return { time: row.ms, at: performance.now() };
}
