import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { practiceEntries } from '../../../db/schema/practice.ts';
import { insertSession, type NewEntry, type NewSession, type SessionRow } from '../data.ts';

/** All entries of a session with the buyer's state, in order. */
export async function listEntries(db: Db, userId: string, sessionId: string) {
  return db
    .select()
    .from(practiceEntries)
    .where(and(eq(practiceEntries.sessionId, sessionId), eq(practiceEntries.userId, userId)))
    .orderBy(asc(practiceEntries.place));
}

/** Stores a session with the log that it begins with. @returns undefined as {@link insertSession}. */
export function insertWithLog(
  db: Db,
  session: NewSession,
  entries: readonly Omit<NewEntry, 'sessionId'>[],
): Promise<SessionRow | undefined> {
  return db.transaction(async (tx) => {
    const row = await insertSession(tx, session);
    if (!row || entries.length === 0) return row;
    await tx
      .insert(practiceEntries)
      .values(entries.map((entry) => ({ ...entry, sessionId: row.id })));
    return row;
  });
}
