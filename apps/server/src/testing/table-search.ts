import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** A test server, or any other owner of a database. */
interface DatabaseOwner {
  readonly db: Db;
}

/** Counts the rows that contain any of these words, by table, including the job queue's tables. */
export async function countOccurrences(
  server: DatabaseOwner,
  words: string[],
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const tables = await rows(
    server,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  );
  for (const { schema, name } of tables) {
    const table = sql.raw(`"${schema}"."${name}"`);
    for (const word of words) {
      const [row] = await rows(
        server,
        sql`select count(*)::int as count from ${table} one where one::text ilike ${`%${word}%`}`,
      );
      const count = Number(row?.count);
      if (count > 0) found[`${schema}.${name}`] = (found[`${schema}.${name}`] ?? 0) + count;
    }
  }
  return found;
}

/** The rows of a query, with either database. */
export async function rows({ db }: DatabaseOwner, query: SQL) {
  return asRows(await db.execute(query));
}

// Both drivers return `{ rows }` from `execute`; their common type is unknown.
const asRows = (answer: unknown) => (answer as { rows: Record<string, unknown>[] }).rows;
