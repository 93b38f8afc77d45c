import { count, max, sql } from 'drizzle-orm';
import { openDatabase } from '../db/open.ts';
import { writtenNumbers } from './written-numbers.ts';

/**
 * Entry point of a process that tests kill: inserts numbered rows into the embedded database of a
 * folder (its first argument) and prints each number after its commit. Its first line is JSON:
 * the newest number and the row count on start, and how long opening took in milliseconds.
 */
const start = performance.now();
const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' });
await db.execute(sql`create table if not exists written (number int primary key)`);
const [found] = await db
  .select({ newest: max(writtenNumbers.number), rows: count() })
  .from(writtenNumbers);
const newest = found?.newest ?? 0;
const tookMs = performance.now() - start;
process.stdout.write(`${JSON.stringify({ newest, rows: found?.rows ?? 0, tookMs })}\n`);
for (let number = newest + 1; ; number++) {
  await db.insert(writtenNumbers).values({ number });
  process.stdout.write(`${number}\n`);
}
