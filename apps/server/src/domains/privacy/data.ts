import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import * as schema from '../../db/schema/index.ts';
import { downloads } from '../../db/schema/privacy.ts';

/** What opens an account, and what is no text: never told as rows. */
const UNTOLD: Record<string, readonly string[]> = {
  accounts: ['password', 'accessToken', 'refreshToken', 'idToken'],
  sessions: ['token'],
  one_time_tokens: ['tokenHash'],
  downloads: ['zip'],
  coach_uploads: ['bytes'],
};
/** What only cuts up, or counts the words of, a text that is told in full beside it. */
const DERIVED: readonly string[] = ['coach_chunks', 'coach_terms'];

const tables = Object.values(schema).filter((one) => is(one, PgTable));

/** Every row about a person by its table's name: a table that comes later is in it by itself. */
export async function rowsAbout(db: Db, userId: string): Promise<Record<string, object[]>> {
  const told: Record<string, object[]> = {};
  for (const table of tables) {
    const owner = ownerColumn(table);
    if (!owner) continue;
    const name = getTableName(table);
    if (DERIVED.includes(name)) continue;
    told[name] = await db.select(toldColumns(table)).from(table).where(eq(owner, userId));
  }
  return told;
}

/** The names of the tables that hold nothing of one person. */
export function impersonalTables(): string[] {
  return tables.filter((table) => !ownerColumn(table)).map(getTableName);
}

function ownerColumn(table: PgTable): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return table === schema.users ? columns.id : columns.userId;
}

function toldColumns(table: PgTable): Record<string, PgColumn> {
  const untold = UNTOLD[getTableName(table)] ?? [];
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !untold.includes(name)),
  );
}

export type DownloadRow = Omit<typeof downloads.$inferSelect, 'zip'> & { size: number | null };

export async function findDownload(db: Db, userId: string): Promise<DownloadRow | undefined> {
  const { zip, ...columns } = getTableColumns(downloads);
  const [row] = await db
    .select({ ...columns, size: sql<number | null>`octet_length(${zip})` })
    .from(downloads)
    .where(eq(downloads.userId, userId));
  return row;
}

export async function findZip(db: Db, userId: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ zip: downloads.zip })
    .from(downloads)
    .where(sql`${downloads.userId} = ${userId} and ${downloads.availableUntil} > now()`);
  return row?.zip ?? null;
}

/** Begins a download anew, unless one is being made. @returns whether it began. */
export async function beginDownload(tx: Tx, userId: string): Promise<boolean> {
  const fresh = { status: 'making', zip: null, askedAt: new Date(), availableUntil: null } as const;
  const rows = await tx
    .insert(downloads)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: downloads.userId,
      set: fresh,
      setWhere: sql`${downloads.status} <> 'making'`,
    })
    .returning({ userId: downloads.userId });
  return rows.length > 0;
}

export async function endDownload(
  tx: Tx,
  userId: string,
  end: Partial<typeof downloads.$inferSelect>,
): Promise<void> {
  await tx.update(downloads).set(end).where(eq(downloads.userId, userId));
}

export async function deleteOldDownload(db: Db, userId: string): Promise<void> {
  await db
    .delete(downloads)
    .where(sql`${downloads.userId} = ${userId} and ${downloads.availableUntil} <= now()`);
}
