import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  revocations,
  type SecurityEventKind,
  securityEvents,
  users,
} from '../../db/schema/auth.ts';
import { limits } from '../../db/schema/limits.ts';

/** The channel on which every node hears of ended sessions; the trigger of `sessions` speaks there. */
export const REVOCATIONS_CHANNEL = 'revocations';

export async function currentRevocations(
  db: Db,
): Promise<{ sessionId: string; expiresAt: Date }[]> {
  return db.select().from(revocations).where(gt(revocations.expiresAt, sql`now()`));
}

export async function deleteOldRevocations(db: Db): Promise<void> {
  await db.delete(revocations).where(lt(revocations.expiresAt, sql`now()`));
}

export async function deleteOldLimits(db: Db): Promise<void> {
  await db.delete(limits).where(lt(limits.expire, sql`now()`));
}

/** Whether this is the first use of a one-time token; the answer is yes exactly once. */
export async function useOnce(db: Db, tokenHash: string, days: number): Promise<boolean> {
  const expire = sql`now() + ${days} * interval '1 day'`;
  const rows = await db
    .insert(limits)
    .values({ key: tokenKey(tokenHash), points: 1, expire })
    .onConflictDoNothing()
    .returning({ key: limits.key });
  return rows.length === 1;
}

/** Gives a one-time token back after a failure that was not the token's. */
export async function giveBack(db: Db, tokenHash: string): Promise<void> {
  await db.delete(limits).where(eq(limits.key, tokenKey(tokenHash)));
}

/** Writes down what happened; an address without an account leaves a line without an owner. */
export async function recordEvent(
  db: Db,
  event: { kind: SecurityEventKind; email: string; addressHash: string },
): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, event.email));
  await db.insert(securityEvents).values({
    id: randomUUID(),
    userId: sql`(${owner})`,
    kind: event.kind,
    addressHash: event.addressHash,
  });
}

/** Whether this account has signed in from this address before. */
export async function knowsAddress(db: Db, email: string, addressHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        eq(users.email, email),
        eq(securityEvents.kind, 'signed-in'),
        eq(securityEvents.addressHash, addressHash),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const tokenKey = (hash: string) => `used-token:${hash}`;
