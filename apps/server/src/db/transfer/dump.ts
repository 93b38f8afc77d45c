import { sql } from 'drizzle-orm';
import type { OpenDatabase, Tx } from '../client.ts';
import { type Header, type Line, writeBackup } from './backup-file.ts';
import {
  configureTransfer,
  type Digest,
  digestOf,
  identifier,
  list,
  nameOf,
  rows,
  type Table,
  tablesOf,
  unfinished,
} from './tables.ts';

/** Rows per fetch: few, because some contain a part of a file. */
const FETCH_SIZE = 100;
/** Characters in one line of a backup. */
const LINE_MAX = 256 * 1024;

/**
 * Writes a consistent snapshot of the database into a file while others write. The embedded database
 * has one connection, so others wait until the file is written.
 * @param path a new file; it is not a valid backup if this throws.
 */
export async function dump(database: OpenDatabase, path: string, version: string): Promise<void> {
  await database.db.transaction(
    async (tx) => {
      await configureTransfer(tx);
      const header: Header = {
        salesai: 'backup',
        version,
        schema: await schemaOf(tx),
        createdAt: new Date().toISOString(),
      };
      await writeBackup(path, header, linesOf(tx));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Hash of the applied migrations; restoring requires the same. */
export async function schemaOf(tx: Tx): Promise<string> {
  const [applied] = await rows<{ schema: string | null }>(
    tx,
    sql`select md5(string_agg(hash, ',' order by id)) as schema from drizzle.__drizzle_migrations`,
  );
  return applied?.schema ?? 'none';
}

async function* linesOf(tx: Tx): AsyncGenerator<Line> {
  const tables: Record<string, Digest> = {};
  for (const table of await tablesOf(tx)) {
    yield { table: nameOf(table), columns: table.columns };
    for await (const batch of batchesOf(tx, table)) yield { rows: `[${batch.join(',')}]` };
    tables[nameOf(table)] = await digestOf(tx, table);
  }
  yield { end: { tables, content: '' } };
}

async function* batchesOf(tx: Tx, table: Table): AsyncGenerator<string[]> {
  const order = table.key.length > 0 ? sql` order by ${list(table.key)}` : sql``;
  await tx.execute(
    sql`declare batch no scroll cursor for select row_to_json(t)::text as row
      from (select ${list(table.columns)} from ${identifier(table)}${unfinished(table)}${order}) t`,
  );
  let line: string[] = [];
  let length = 0;
  for (;;) {
    const fetched = await rows<{ row: string }>(tx, sql.raw(`fetch ${FETCH_SIZE} from batch`));
    for (const { row } of fetched) {
      if (length + row.length > LINE_MAX && line.length > 0) {
        yield line;
        line = [];
        length = 0;
      }
      line.push(row);
      length += row.length;
    }
    if (fetched.length < FETCH_SIZE) break;
  }
  if (line.length > 0) yield line;
  await tx.execute(sql`close batch`);
}
