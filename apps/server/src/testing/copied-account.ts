import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/**
 * Gives a person the rows that registering left of another, password included: hashing each
 * password anew would be half of the time of the tests.
 */
export async function copyAccount(
  db: Db,
  original: string,
  own: { email: string; name: string },
): Promise<void> {
  const id = randomUUID();
  await copyRows(db, 'users', sql`t.email = ${original}`, { ...own, id });
  const theirs = sql`t.user_id = (select id from users where email = ${original})`;
  await copyRows(db, 'accounts', theirs, { user_id: id, account_id: id });
  await copyRows(db, 'notifications', theirs, { user_id: id });
}

async function copyRows(db: Db, table: string, which: SQL, own: Record<string, string>) {
  const name = sql.identifier(table);
  const changed = sql`jsonb_build_object('id', gen_random_uuid()) || ${JSON.stringify(own)}::jsonb`;
  await db.execute(sql`
    insert into ${name} select (jsonb_populate_record(t, ${changed})).* from ${name} t where ${which}`);
}
