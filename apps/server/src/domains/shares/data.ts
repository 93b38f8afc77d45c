import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { shares } from '../../db/schema/shares.ts';

export type ShareRow = typeof shares.$inferSelect;
export type NewShare = Omit<typeof shares.$inferInsert, 'id' | 'userId'>;

/** Stores a link unless its key was used before. @returns undefined then. */
export async function insertShare(
  db: Db,
  userId: string,
  share: NewShare,
): Promise<ShareRow | undefined> {
  const [row] = await db
    .insert(shares)
    .values({ id: randomUUID(), userId, ...share })
    .onConflictDoNothing({ target: [shares.userId, shares.idempotencyKey] })
    .returning();
  return row;
}

/** The valid links, newest first. */
export async function listShares(db: Db, userId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(shares)
    .where(and(eq(shares.userId, userId), isValid()))
    .orderBy(desc(shares.createdAt));
}

export async function countShares(db: Db, userId: string): Promise<number> {
  return db.$count(shares, and(eq(shares.userId, userId), isValid()));
}

/** @returns what the link was about; undefined for another seller's. */
export async function deleteShare(
  db: Db,
  userId: string,
  id: string,
): Promise<ShareRow['kind'] | undefined> {
  const [row] = await db
    .delete(shares)
    .where(and(eq(shares.userId, userId), eq(shares.id, id)))
    .returning({ kind: shares.kind });
  return row?.kind;
}

/** A valid link with its seller's name, by the hash of its token. */
export async function findShared(
  db: Db,
  tokenHash: string,
): Promise<{ share: ShareRow; sellerName: string } | undefined> {
  const [row] = await db
    .select({ share: shares, sellerName: users.name })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(and(eq(shares.tokenHash, tokenHash), isValid()));
  return row;
}

/** Deletes the seller's links that have expired. */
export async function deleteExpired(db: Db, userId: string): Promise<void> {
  await db.delete(shares).where(and(eq(shares.userId, userId), lte(shares.expiresAt, sql`now()`)));
}

const isValid = () => gt(shares.expiresAt, sql`now()`);
