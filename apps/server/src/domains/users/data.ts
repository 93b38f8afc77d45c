import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return row;
}

/** Whether there are any accounts. */
export async function anyUser(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<Omit<UserRow, 'id' | 'email'>>,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning();
  return row;
}

/**
 * Marks a user's email address as verified.
 * @param passwordConfirmed whether this confirms the password as well; once confirmed, it stays so.
 */
export async function confirmAddress(
  db: Db,
  id: string,
  passwordConfirmed: boolean,
): Promise<void> {
  const before = sql`(${users.emailVerified} and ${users.passwordConfirmed})`;
  await db
    .update(users)
    .set({
      emailVerified: true,
      passwordConfirmed: sql`${before} or ${passwordConfirmed}`,
      updatedAt: new Date(),
    })
    .where(eq(users.id, id));
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
