import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { betaEntries } from '../../db/schema/beta.ts';

export async function listEntries(db: Db): Promise<string[]> {
  const rows = await db
    .select({ entry: betaEntries.entry })
    .from(betaEntries)
    .orderBy(asc(betaEntries.entry));
  return rows.map((row) => row.entry);
}

export async function hasAnyEntry(db: Db, entries: string[]): Promise<boolean> {
  const rows = await db
    .select({ entry: betaEntries.entry })
    .from(betaEntries)
    .where(inArray(betaEntries.entry, entries))
    .limit(1);
  return rows.length > 0;
}

export async function insertEntries(db: Db, entries: string[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(betaEntries)
    .values(entries.map((entry) => ({ entry })))
    .onConflictDoNothing();
}

export async function deleteEntries(db: Db, entries: string[]): Promise<void> {
  await db.delete(betaEntries).where(inArray(betaEntries.entry, entries));
}
