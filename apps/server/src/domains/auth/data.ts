import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  accounts,
  revocations,
  type SecurityEventKind,
  securityEvents,
  sessions,
  signingKeys,
  users,
  verifications,
} from '../../db/schema/auth.ts';
import { limits } from '../../db/schema/limits.ts';

/** The channel on which every node hears of ended sessions; the trigger of `sessions` speaks there. */
export const REVOCATIONS_CHANNEL = 'revocations';

/** The sessions that ended while their ID tokens may still be good. */
export async function currentRevocations(db: Db): Promise<string[]> {
  const rows = await db
    .select({ sessionId: revocations.sessionId })
    .from(revocations)
    .where(gt(revocations.expiresAt, sql`now()`));
  return rows.map(({ sessionId }) => sessionId);
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
  event: { kind: SecurityEventKind; addressHash: string } & (
    | { email: string }
    | { userId: string }
  ),
): Promise<void> {
  const { kind, addressHash } = event;
  const owner =
    'userId' in event
      ? event.userId
      : sql`(${db.select({ id: users.id }).from(users).where(eq(users.email, event.email))})`;
  await db.insert(securityEvents).values({ id: randomUUID(), userId: owner, kind, addressHash });
}

/** The ids of all keys that are not retired for good, a day after their end (accounts.ts). */
export async function publishedKeyIds(db: Db): Promise<string> {
  const [row] = await db
    .select({
      ids: sql<string>`coalesce(string_agg(${signingKeys.id}, ',' order by ${signingKeys.id}), '')`,
    })
    .from(signingKeys)
    .where(
      or(isNull(signingKeys.expiresAt), gt(signingKeys.expiresAt, sql`now() - interval '1 day'`)),
    );
  return row?.ids ?? '';
}

export type SessionRow = typeof sessions.$inferSelect;

/** Where a person is signed in now, newest use first. */
export async function openSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt));
}

export async function hasSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`)),
    );
  return rows.length > 0;
}

/** Ends one session of a person. @returns whether there was one. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends every session of a person, but one when it is named. */
export async function deleteSessions(db: Db, userId: string, keep = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keep)));
}

/** The stored hash of a person's password. */
export async function passwordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row?.password ?? null;
}

/** Counters and one-time links that name a person, who is gone with them. */
export async function deleteTraces(db: Db, { id, email }: { id: string; email: string }) {
  await db.delete(limits).where(sql`position(${email} in ${limits.key}) > 0`);
  await db.delete(limits).where(sql`position(${id} in ${limits.key}) > 0`);
  await db
    .delete(verifications)
    .where(or(eq(verifications.value, id), eq(verifications.identifier, email)));
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
