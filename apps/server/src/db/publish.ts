import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/** Sends a message to the subscribers of a channel on all nodes, once the transaction commits. */
export async function publish(db: Db | Tx, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
