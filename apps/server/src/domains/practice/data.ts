import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { practiceEntries, practiceSessions } from '../../db/schema/practice.ts';

export type SessionRow = typeof practiceSessions.$inferSelect;

/** A session as screens show it: not what the buyer was made from, nor the buyer's state. */
export type ShownSession = Omit<SessionRow, 'source' | 'openingState' | 'review' | 'contested'>;

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

export const withIcp = (userId: string, icpId: string) =>
  and(eq(practiceSessions.userId, userId), eq(practiceSessions.icpId, icpId));
