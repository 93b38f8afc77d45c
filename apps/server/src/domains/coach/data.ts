import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { coaches, coachTurns } from '../../db/schema/coach.ts';

export type CoachRow = typeof coaches.$inferSelect;
export type TurnRow = typeof coachTurns.$inferSelect;
export type NewTurn = Omit<
  typeof coachTurns.$inferInsert,
  'userId' | 'coachId' | 'session' | 'createdAt'
>;

/** The current conversation: coach, owner and number of resets. */
export type Session = Pick<CoachRow, 'id' | 'userId' | 'session'>;

export async function findCoach(db: Db, userId: string): Promise<CoachRow | undefined> {
  const [row] = await db.select().from(coaches).where(eq(coaches.userId, userId));
  return row;
}

/** Does nothing if the seller has a coach. */
export async function insertCoach(db: Db, userId: string): Promise<void> {
  await db
    .insert(coaches)
    .values({ id: randomUUID(), userId })
    .onConflictDoNothing({ target: coaches.userId });
}

export async function startSession(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .update(coaches)
    .set({ session: sql`${coaches.session} + 1` })
    .where(eq(coaches.userId, userId))
    .returning({ id: coaches.id });
  return rows.length > 0;
}

export async function deleteCoach(db: Db, userId: string): Promise<void> {
  await db.delete(coaches).where(eq(coaches.userId, userId));
}

/** Appends to the log. @returns undefined when the coach was deleted meanwhile. */
export async function appendTurn(
  tx: Tx,
  { id, userId, session }: Session,
  turn: NewTurn,
): Promise<TurnRow | undefined> {
  const [coach] = await tx
    .select({ id: coaches.id })
    .from(coaches)
    .where(eq(coaches.id, id))
    .for('key share');
  if (!coach) return undefined;
  const [row] = await tx
    .insert(coachTurns)
    .values({ ...turn, userId, coachId: id, session })
    .returning();
  return row;
}

/** Without an owner: the caller has verified the signed URL of the turn. */
export async function findTurn(db: Db, id: string): Promise<TurnRow | undefined> {
  const [row] = await db.select().from(coachTurns).where(eq(coachTurns.id, id));
  return row;
}

/** A turn with those before it in its session, the oldest first; empty for another seller's. */
export async function turnsUntil(
  db: Db,
  userId: string,
  { id, limit }: { id: string; limit: number },
): Promise<Pick<TurnRow, 'userInput' | 'assistantResponse' | 'act'>[]> {
  const { userInput, assistantResponse, act } = coachTurns;
  const [turn] = await db
    .select()
    .from(coachTurns)
    .where(and(eq(coachTurns.userId, userId), eq(coachTurns.id, id)));
  if (!turn?.place) return [];
  const { coachId, session } = turn;
  const rows = await db
    .select({ userInput, assistantResponse, act })
    .from(coachTurns)
    .where(and(inSession({ id: coachId, userId, session }), lte(coachTurns.place, turn.place)))
    .orderBy(desc(coachTurns.place))
    .limit(limit);
  return rows.reverse();
}

/** Newest first. */
export async function newestTurns(
  db: Db,
  session: Session,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<TurnRow[]> {
  return db
    .select()
    .from(coachTurns)
    .where(inSession(session))
    .orderBy(desc(coachTurns.place))
    .limit(limit)
    .offset(offset);
}

export async function countTurns(db: Db, session: Session): Promise<number> {
  const [row] = await db.select({ total: count() }).from(coachTurns).where(inSession(session));
  return row?.total ?? 0;
}

const inSession = ({ id, userId, session }: Session) =>
  and(eq(coachTurns.userId, userId), eq(coachTurns.coachId, id), eq(coachTurns.session, session));
