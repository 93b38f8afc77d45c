import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import * as schema from '../../db/schema/index.ts';
import { downloads } from '../../db/schema/privacy.ts';

/** Credentials and binary columns, which the export leaves out. */
const EXCLUDED_COLUMNS: Record<string, readonly string[]> = {
  accounts: ['password', 'accessToken', 'refreshToken', 'idToken'],
  sessions: ['token'],
  one_time_tokens: ['tokenHash'],
  downloads: ['zip'],
  coach_uploads: ['bytes'],
  coach_rows: ['terms'],
  // The buyer's state stays hidden while a session is active; a review repeats it.
  practice_sessions: ['openingState'],
  practice_entries: ['state'],
  push_devices: ['auth', 'p256dh'],
};
/** Tables derived from texts that are exported in full. */
const DERIVED_TABLES: readonly string[] = ['coach_chunks', 'coach_terms'];

const tables = Object.values(schema).filter((one) => is(one, PgTable));

/** All rows of a user by table name; tables that are added later are included automatically. */
export async function findUserRows(db: Db, userId: string): Promise<Record<string, object[]>> {
  const exported: Record<string, object[]> = {};
  for (const table of tables) {
    const owner = ownerColumn(table);
    if (!owner) continue;
    const name = getTableName(table);
    if (DERIVED_TABLES.includes(name)) continue;
    exported[name] = await db.select(exportedColumns(table)).from(table).where(eq(owner, userId));
  }
  return exported;
}

/** The names of the tables without an owner column. */
export function impersonalTables(): string[] {
  return tables.filter((table) => !ownerColumn(table)).map(getTableName);
}

function ownerColumn(table: PgTable): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return table === schema.users ? columns.id : columns.userId;
}

function exportedColumns(table: PgTable): Record<string, PgColumn> {
  const excluded = EXCLUDED_COLUMNS[getTableName(table)] ?? [];
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !excluded.includes(name)),
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

/** Starts a new export unless one is in progress. @returns whether it started. */
export async function startDownload(tx: Tx, userId: string): Promise<boolean> {
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

export async function deleteExpiredDownload(db: Db, userId: string): Promise<void> {
  await db
    .delete(downloads)
    .where(sql`${downloads.userId} = ${userId} and ${downloads.availableUntil} <= now()`);
}
