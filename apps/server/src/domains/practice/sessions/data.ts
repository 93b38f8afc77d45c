import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { practiceEntries, practiceSessions } from '../../../db/schema/practice.ts';
import { type SessionRow, type ShownSession, withIcp } from '../data.ts';

export type NewSession = typeof practiceSessions.$inferInsert;
export type NewEntry = typeof practiceEntries.$inferInsert;

/** The columns of {@link ShownSession}. */
const {
  source: _source,
  openingState: _state,
  review: _review,
  contested: _contested,
  ...SHOWN
} = getTableColumns(practiceSessions);

export async function findSession(
  db: Db,
  userId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(practiceSessions).where(own(userId, id));
  return row;
}

export async function findByKey(
  db: Db,
  userId: string,
  key: string,
): Promise<ShownSession | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(practiceSessions)
    .where(and(eq(practiceSessions.userId, userId), eq(practiceSessions.idempotencyKey, key)));
  return row;
}

export async function findActive(
  db: Db,
  userId: string,
  icpId: string,
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: practiceSessions.id })
    .from(practiceSessions)
    .where(and(withIcp(userId, icpId), eq(practiceSessions.status, 'active')));
  return row;
}

/** Newest first. */
export async function listSessions(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownSession[]> {
  return db
    .select(SHOWN)
    .from(practiceSessions)
    .where(eq(practiceSessions.userId, userId))
    .orderBy(desc(practiceSessions.createdAt), practiceSessions.id)
    .limit(limit)
    .offset(offset);
}

export async function countSessions(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(practiceSessions)
    .where(eq(practiceSessions.userId, userId));
  return row?.total ?? 0;
}

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

/** Does nothing if the key is known or a session with the ICP is active. */
async function insertSession(db: Db | Tx, values: NewSession): Promise<SessionRow | undefined> {
  const [row] = await db.insert(practiceSessions).values(values).onConflictDoNothing().returning();
  return row;
}

/** Ends an active session. @returns whether it was active. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(practiceSessions)
    .set({ status: 'undecided', endedAt: new Date() })
    .where(and(own(userId, id), eq(practiceSessions.status, 'active')))
    .returning({ id: practiceSessions.id });
  return rows.length > 0;
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(practiceSessions)
    .where(own(userId, id))
    .returning({ id: practiceSessions.id });
  return rows.length > 0;
}

const own = (userId: string, id: string) =>
  and(eq(practiceSessions.userId, userId), eq(practiceSessions.id, id));
