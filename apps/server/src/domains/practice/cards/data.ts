import { randomUUID } from 'node:crypto';
import type { ObjectionKey } from '@salesai/contract/objections';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { practiceCardAnswers, practiceCards } from '../../../db/schema/practice-cards.ts';

export type CardRow = typeof practiceCards.$inferSelect;
export type NewCard = Omit<
  typeof practiceCards.$inferInsert,
  'id' | 'userId' | 'answers' | 'removed'
>;
export type NewAnswer = Omit<typeof practiceCardAnswers.$inferInsert, 'id' | 'userId' | 'cardId'>;

/** Stores cards; of a source that is known, nothing. @returns the stored ones. */
export async function insertCards(
  db: Db | Tx,
  userId: string,
  cards: readonly NewCard[],
): Promise<CardRow[]> {
  if (cards.length === 0) return [];
  return db
    .insert(practiceCards)
    .values(cards.map((card) => ({ id: randomUUID(), userId, ...card })))
    .onConflictDoNothing({ target: [practiceCards.userId, practiceCards.source] })
    .returning();
}

/** The most overdue first. */
export async function listCards(
  db: Db,
  userId: string,
  {
    dueBefore = null,
    objection,
    limit,
  }: { dueBefore?: Date | null; objection?: ObjectionKey; limit: number },
): Promise<CardRow[]> {
  return db
    .select()
    .from(practiceCards)
    .where(
      and(
        shown(userId),
        dueBefore ? lte(practiceCards.dueAt, dueBefore) : undefined,
        objection ? eq(practiceCards.objection, objection) : undefined,
      ),
    )
    .orderBy(asc(practiceCards.dueAt), asc(practiceCards.id))
    .limit(limit);
}

/** The objection that is due first. */
export async function findNextObjection(db: Db, userId: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(practiceCards)
    .where(and(shown(userId), eq(practiceCards.kind, 'objection')))
    .orderBy(asc(practiceCards.dueAt), asc(practiceCards.id))
    .limit(1);
  return row;
}

export async function findCard(db: Db, userId: string, id: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(practiceCards)
    .where(and(shown(userId), eq(practiceCards.id, id)));
  return row;
}

export async function findCardBySource(
  db: Db,
  userId: string,
  source: string,
): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(practiceCards)
    .where(and(shown(userId), eq(practiceCards.source, source)));
  return row;
}

/**
 * Stores an answer with the next state of its card.
 * @returns false when the card was answered or deleted meanwhile.
 */
export async function saveAnswer(
  db: Db,
  { id, userId, answers }: CardRow,
  change: Pick<CardRow, 'memory' | 'dueAt'>,
  answer: NewAnswer,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(practiceCards)
      .set({ ...change, answers: answers + 1 })
      .where(and(shown(userId), eq(practiceCards.id, id), eq(practiceCards.answers, answers)))
      .returning({ id: practiceCards.id });
    if (rows.length === 0) return false;
    await tx
      .insert(practiceCardAnswers)
      .values({ id: randomUUID(), userId, cardId: id, ...answer });
    return true;
  });
}

export async function removeCard(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(practiceCards)
    .set({ removed: true })
    .where(and(shown(userId), eq(practiceCards.id, id)))
    .returning({ id: practiceCards.id });
  return rows.length > 0;
}

/** Whether a seller has any card. */
export async function hasCards(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: practiceCards.id })
    .from(practiceCards)
    .where(shown(userId))
    .limit(1);
  return rows.length > 0;
}

/** Whether an objection was answered since a time. */
export async function hasAnsweredObjection(db: Db, userId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: practiceCardAnswers.id })
    .from(practiceCardAnswers)
    .innerJoin(practiceCards, eq(practiceCards.id, practiceCardAnswers.cardId))
    .where(
      and(
        eq(practiceCardAnswers.userId, userId),
        gte(practiceCardAnswers.at, since),
        eq(practiceCards.kind, 'objection'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const shown = (userId: string) =>
  and(eq(practiceCards.userId, userId), eq(practiceCards.removed, false));
