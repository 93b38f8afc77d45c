import { max, sql } from 'drizzle-orm';
import { openDatabase } from '../db/client.ts';
import { written } from './written.ts';

/**
 * A process to be killed: writes numbered rows into the embedded database of a folder
 * (its first argument) and prints each number once its commit was acknowledged.
 */
const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' });
await db.execute(sql`create table if not exists written (number int primary key)`);
const [newest] = await db.select({ number: max(written.number) }).from(written);
process.stdout.write('open\n');
for (let number = (newest?.number ?? 0) + 1; ; number++) {
  await db.insert(written).values({ number });
  process.stdout.write(`${number}\n`);
}
