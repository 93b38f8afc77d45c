import { sql } from 'drizzle-orm';
import type { OpenDatabase, Tx } from '../client.ts';
import { BackupError, checkBackup, type End, readBackup } from './backup-file.ts';
import { schemaOf } from './dump.ts';
import {
  advanceSequences,
  configureTransfer,
  type Digest,
  digestOf,
  identifier,
  list,
  nameOf,
  type Table,
  tablesOf,
  unfinished,
} from './tables.ts';

/**
 * Replaces the contents of the database with a backup, in one transaction.
 * @returns the number of rows of each table, verified against the backup.
 * @throws BackupError when the file is damaged or of another version, or the verification fails.
 */
export async function restore(
  database: OpenDatabase,
  path: string,
): Promise<Record<string, number>> {
  const { header, end } = await checkBackup(path);
  return database.db.transaction(async (tx) => {
    await configureTransfer(tx);
    if (header.schema !== (await schemaOf(tx))) throw otherVersion(header.version);
    const tables = await tablesOf(tx);
    await empty(tx, tables);
    let into: Table | undefined;
    for await (const line of readBackup(path)) {
      if ('table' in line) into = tableNamed(tables, line.table);
      if ('rows' in line && into) await insert(tx, into, line.rows);
    }
    await advanceSequences(tx);
    return verify(tx, tables, end);
  });
}

export const otherVersion = (version: string): BackupError =>
  new BackupError(
    `The backup is of version ${version} with another schema: restore it there, then upgrade`,
  );

export function tableNamed(tables: Table[], name: string): Table {
  const table = tables.find((one) => nameOf(one) === name);
  if (!table) throw new BackupError(`The backup contains an unknown table ${name}`);
  return table;
}

/** Deletes the rows of all tables in a backup. Queues stay: this server's jobs need them. */
export async function empty(tx: Tx, tables: Table[]): Promise<void> {
  const product = tables.filter(({ schema }) => schema === 'public');
  await tx.execute(sql`truncate ${sql.join(product.map(identifier), sql`, `)}`);
  const jobs = tables.find((table) => nameOf(table) === 'pgboss.job');
  if (jobs) await tx.execute(sql`delete from ${identifier(jobs)}${unfinished(jobs)}`);
}

/** Inserts a batch of rows from the JSON of a backup. */
export async function insert(tx: Tx, table: Table, batch: string): Promise<void> {
  const columns = list(table.columns);
  const from = sql`json_populate_recordset(null::${identifier(table)}, ${batch}::json)`;
  const target = sql`insert into ${identifier(table)} (${columns}) overriding system value`;
  if (table.schema === 'public') {
    await tx.execute(sql`${target} select ${columns} from ${from}`);
    return;
  }
  const values = table.columns.includes('state') ? restarted(table.columns) : columns;
  await tx.execute(sql`${target} select ${values} from ${from} on conflict do nothing`);
}

/** Resets a job that was running at the time of the backup. */
const restarted = (columns: string[]) =>
  sql.join(
    columns.map((column) => {
      if (column === 'state') return sql`'created'`;
      return ['started_on', 'heartbeat_on'].includes(column) ? sql`null` : sql.identifier(column);
    }),
    sql`, `,
  );

/** Compares the row count and checksum of every table with the backup. */
export async function verify(tx: Tx, tables: Table[], end: End): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const name = nameOf(table);
    const written = await digestOf(tx, table);
    if (name !== 'pgboss.queue' && !same(written, end.tables[name])) {
      throw new BackupError(`${name} differs from the backup: nothing was changed`);
    }
    counts[name] = written.rows;
  }
  return counts;
}

const same = (one: Digest, other: Digest | undefined) =>
  one.rows === (other?.rows ?? 0) && one.sum === (other?.sum ?? '0');
