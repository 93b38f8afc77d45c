import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  accounts,
  type OneTimeTokenKind,
  oneTimeTokens,
  revocations,
  type SecurityEventKind,
  securityEvents,
  sessions,
  signingKeys,
  users,
} from '../../db/schema/auth.ts';
import { limits } from '../../db/schema/limits.ts';

/** The channel that notifies all nodes of ended sessions; a trigger on `sessions` publishes to it. */
export const REVOCATIONS_CHANNEL = 'revocations';

/** The ended sessions whose ID tokens may not have expired yet. */
export async function listRevocations(db: Db): Promise<string[]> {
  const rows = await db
    .select({ loginSessionId: revocations.loginSessionId })
    .from(revocations)
    .where(gt(revocations.expiresAt, sql`now()`));
  return rows.map(({ loginSessionId }) => loginSessionId);
}

export async function deleteExpiredRevocations(db: Db): Promise<void> {
  await db.delete(revocations).where(lt(revocations.expiresAt, sql`now()`));
}

export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.delete(limits).where(lt(limits.expire, sql`now()`));
}

/** Deletes the rate limit counters of one subject. */
export async function deleteCounters(db: Db, subjectHash: string): Promise<void> {
  await db.delete(limits).where(sql`split_part(${limits.key}, ':', 2) = ${subjectHash}`);
}

/** Stores a user's token of one kind, replacing an earlier one. */
export async function replaceToken(
  db: Db,
  token: Pick<typeof oneTimeTokens.$inferInsert, 'kind' | 'userId' | 'tokenHash'>,
  seconds: number,
): Promise<void> {
  const fresh = {
    tokenHash: token.tokenHash,
    expiresAt: sql`now() + ${seconds} * interval '1 second'`,
    createdAt: sql`now()`,
  };
  await db
    .insert(oneTimeTokens)
    .values({ ...token, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.kind], set: fresh });
}

const validToken = (kind: OneTimeTokenKind, tokenHash: string) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.kind, kind),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );

/** The owner of a valid token. */
export async function findToken(
  db: Db,
  kind: OneTimeTokenKind,
  tokenHash: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(validToken(kind, tokenHash));
  return row?.userId;
}

/** Deletes a valid token. @returns its owner, to exactly one of several concurrent callers. */
export async function deleteToken(
  db: Db,
  kind: OneTimeTokenKind,
  tokenHash: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(oneTimeTokens)
    .where(validToken(kind, tokenHash))
    .returning({ userId: oneTimeTokens.userId });
  return row?.userId;
}

/** Deletes all tokens of a user, which invalidates all mailed links. */
export async function deleteTokens(db: Db, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
}

/** Records a security event; without an account for the email it has no user. */
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

/** The ids of all published keys: retired ones are published for another day (accounts.ts). */
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

export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** All signing keys with their private parts, as they are encrypted. */
export const listSigningKeys = (db: Db): Promise<SigningKeyRow[]> => db.select().from(signingKeys);

export type SessionRow = typeof sessions.$inferSelect;

/** The unexpired sessions of a user, last used first. */
export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
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

/** Deletes one session of a user. @returns whether it existed. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes all sessions of a user, except `exceptId`. */
export async function deleteSessions(db: Db, userId: string, exceptId = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

export async function setPasswordHash(db: Db, userId: string, password: string): Promise<void> {
  await db
    .update(accounts)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/** The stored hash of a user's password. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row?.password ?? null;
}

/** Whether this account has signed in from this address before. */
export async function hasSignedInFrom(
  db: Db,
  email: string,
  addressHash: string,
): Promise<boolean> {
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
