import { sql } from 'drizzle-orm';
import type { OpenDatabase, Tx } from '../client.ts';
import { BackupError, checkBackup, readBackup } from './backup-file.ts';
import { schemaOf } from './dump.ts';
import { empty, insert, otherVersion, tableNamed, verify } from './load.ts';
import { advanceSequences, configureTransfer, rows, type Table, tablesOf } from './tables.ts';

/** The backup that is being moved, and its last line that was copied. */
interface Progress {
  content: string;
  line: number;
}

/**
 * Fills an empty, migrated database from a backup in batches. An interrupted move resumes; when its
 * source has changed since, it starts again.
 * @param onBatch called after each committed batch with its line number.
 * @returns the number of rows of each table, verified against the backup.
 * @throws BackupError when the target contains data that does not come from a move.
 */
export async function moveInto(
  target: OpenDatabase,
  path: string,
  onBatch: (line: number) => void = () => undefined,
): Promise<Record<string, number>> {
  const { header, end } = await checkBackup(path);
  const { tables, done } = await target.db.transaction(async (tx) => {
    await configureTransfer(tx);
    if (header.schema !== (await schemaOf(tx))) throw otherVersion(header.version);
    const found = await tablesOf(tx);
    return { tables: found, done: await resumeOrStart(tx, found, end.content) };
  });
  let line = 0;
  let into: Table | undefined;
  for await (const one of readBackup(path)) {
    line += 1;
    if ('table' in one) into = tableNamed(tables, one.table);
    if (!('rows' in one) || !into || line <= done) continue;
    await copyBatch(target, into, { line, text: one.rows });
    onBatch(line);
  }
  return target.db.transaction(async (tx) => {
    await configureTransfer(tx);
    await advanceSequences(tx);
    const counts = await verify(tx, tables, end);
    await tx.execute(sql`drop schema salesai_move cascade`);
    return counts;
  });
}

/** Resumes the interrupted move or starts one. @returns the last line that was copied. */
async function resumeOrStart(tx: Tx, tables: Table[], content: string): Promise<number> {
  const before = await progress(tx);
  if (before?.content === content) return before.line;
  if (!before && (await hasUsers(tx))) {
    throw new BackupError('The target already contains accounts: move into an empty database');
  }
  await empty(tx, tables);
  await tx.execute(sql`create schema if not exists salesai_move`);
  await tx.execute(
    sql`create table if not exists salesai_move.progress (content text not null, line int not null)`,
  );
  await tx.execute(sql`delete from salesai_move.progress`);
  await tx.execute(sql`insert into salesai_move.progress values (${content}, 0)`);
  return 0;
}

async function progress(tx: Tx): Promise<Progress | undefined> {
  const [there] = await rows<{ there: boolean }>(
    tx,
    sql`select to_regclass('salesai_move.progress') is not null as there`,
  );
  if (!there?.there) return undefined;
  const [found] = await rows<Progress>(tx, sql`select content, line from salesai_move.progress`);
  return found;
}

async function hasUsers(tx: Tx): Promise<boolean> {
  return (await rows(tx, sql`select 1 from users limit 1`)).length > 0;
}

/** Stores rows and progress in one transaction. */
async function copyBatch(
  target: OpenDatabase,
  table: Table,
  { line, text }: { line: number; text: string },
): Promise<void> {
  await target.db.transaction(async (tx) => {
    await insert(tx, table, text);
    await tx.execute(sql`update salesai_move.progress set line = ${line}`);
  });
}
