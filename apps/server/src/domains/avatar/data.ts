import type { Avatar } from '@salesai/contract/avatar';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { avatars } from '../../db/schema/avatar.ts';

export type AvatarRow = typeof avatars.$inferSelect;

export async function findAvatar(db: Db, userId: string): Promise<AvatarRow | undefined> {
  const [row] = await db.select().from(avatars).where(eq(avatars.userId, userId));
  return row;
}

/** Stores a first profile, or one from new answers; the attempts are not reset. */
export async function saveFirst(
  tx: Tx,
  userId: string,
  made: { answers: string; avatar: Avatar; engine: string },
): Promise<AvatarRow | undefined> {
  const [row] = await tx
    .insert(avatars)
    .values({ userId, ...made })
    .onConflictDoUpdate({
      target: avatars.userId,
      set: { ...made, status: 'pendente', updatedAt: sql`now()` },
    })
    .returning();
  return row;
}

export async function saveReprocessed(
  tx: Tx,
  userId: string,
  made: { avatar: Avatar; engine: string; attempts: number },
): Promise<AvatarRow | undefined> {
  const [row] = await tx
    .update(avatars)
    .set({ ...made, status: 'pendente', updatedAt: sql`now()` })
    .where(eq(avatars.userId, userId))
    .returning();
  return row;
}

export async function markAccepted(tx: Tx, userId: string): Promise<AvatarRow | undefined> {
  const [row] = await tx
    .update(avatars)
    .set({ status: 'aceito', updatedAt: sql`now()` })
    .where(eq(avatars.userId, userId))
    .returning();
  return row;
}

export async function deleteAvatar(db: Db, userId: string): Promise<void> {
  await db.delete(avatars).where(eq(avatars.userId, userId));
}
