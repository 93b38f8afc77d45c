import { count, max, sql } from 'drizzle-orm';
import { openDatabase } from '../db/open.ts';
import { written } from './written.ts';

/**
 * A process to be killed: writes numbered rows into the embedded database of a folder
 * (its first argument) and prints each number once its commit was acknowledged. Before that, what
 * it found: the newest number, how many there are, and the milliseconds that opening took.
 */
const start = performance.now();
const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' });
await db.execute(sql`create table if not exists written (number int primary key)`);
const [found] = await db.select({ newest: max(written.number), rows: count() }).from(written);
const newest = found?.newest ?? 0;
const tookMs = performance.now() - start;
process.stdout.write(`${JSON.stringify({ newest, rows: found?.rows ?? 0, tookMs })}\n`);
for (let number = newest + 1; ; number++) {
  await db.insert(written).values({ number });
  process.stdout.write(`${number}\n`);
}
