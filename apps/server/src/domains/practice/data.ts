import { and, asc, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { practiceEntries, practiceSessions } from '../../db/schema/practice.ts';

export type SessionRow = typeof practiceSessions.$inferSelect;
export type NewSession = typeof practiceSessions.$inferInsert;
export type NewEntry = typeof practiceEntries.$inferInsert;

/** The columns that screens show: not what the buyer was made from, nor the buyer's state. */
const {
  source: _source,
  openingState: _state,
  review: _review,
  contested: _contested,
  ...SHOWN
} = getTableColumns(practiceSessions);
export type ShownSession = Pick<SessionRow, keyof typeof SHOWN>;

/** The columns of an entry without the buyer's state. */
export const MESSAGE_COLUMNS = {
  id: practiceEntries.id,
  sessionId: practiceEntries.sessionId,
  kind: practiceEntries.kind,
  n: practiceEntries.n,
  text: practiceEntries.text,
  hours: practiceEntries.hours,
  at: practiceEntries.at,
  read: practiceEntries.read,
  outcome: practiceEntries.outcome,
};
export type MessageRow = Pick<typeof practiceEntries.$inferSelect, keyof typeof MESSAGE_COLUMNS>;

/** Does nothing if the key is known or a session with the ICP is active. */
export async function insertSession(
  db: Db | Tx,
  values: NewSession,
): Promise<SessionRow | undefined> {
  const [row] = await db.insert(practiceSessions).values(values).onConflictDoNothing().returning();
  return row;
}

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

/** The offer of the newest session with an ICP. */
export async function findLastOffer(db: Db, userId: string, icpId: string) {
  const [row] = await db
    .select({ offer: practiceSessions.offer })
    .from(practiceSessions)
    .where(withIcp(userId, icpId))
    .orderBy(desc(practiceSessions.createdAt))
    .limit(1);
  return row?.offer;
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

/** All entries of sessions, in order. */
export async function listMessages(
  db: Db,
  userId: string,
  sessionIds: readonly string[],
): Promise<MessageRow[]> {
  if (sessionIds.length === 0) return [];
  return db
    .select(MESSAGE_COLUMNS)
    .from(practiceEntries)
    .where(
      and(inArray(practiceEntries.sessionId, [...sessionIds]), eq(practiceEntries.userId, userId)),
    )
    .orderBy(asc(practiceEntries.sessionId), asc(practiceEntries.place));
}

/** Without an owner: the caller has verified the signed URL of the message. */
export async function findBuyerMessage(db: Db, id: string) {
  const [row] = await db
    .select({ userId: practiceEntries.userId, text: practiceEntries.text })
    .from(practiceEntries)
    .where(and(eq(practiceEntries.id, id), eq(practiceEntries.kind, 'buyer')));
  return row;
}

const own = (userId: string, id: string) =>
  and(eq(practiceSessions.userId, userId), eq(practiceSessions.id, id));

const withIcp = (userId: string, icpId: string) =>
  and(eq(practiceSessions.userId, userId), eq(practiceSessions.icpId, icpId));
