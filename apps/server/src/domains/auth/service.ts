import type { Session, SignUp } from '@salesai/contract/auth';
import { translatorFor } from '@salesai/i18n/server';
import type { Ctx, Ports, UserCtx } from '../../context.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { SecurityEventKind } from '../../db/schema/auth.ts';
import { AppError } from '../../http/app-error.ts';
import type { Limits } from '../../http/limits.ts';
import * as beta from '../beta/service.ts';
import * as users from '../users/service.ts';
import { authError } from './codes.ts';
import {
  deleteCounters,
  deleteSession,
  deleteSessions,
  deleteTokens,
  listSessions as findSessions,
  hasSession,
  recordEvent,
  type SessionRow,
} from './data.ts';
import { CHECK_BETA_RULE } from './endpoints.ts';
import { deletionMail } from './jobs.ts';

/** Whether an address may register; the form asks before it is submitted. */
export async function checkInvitation({ db, language, ports, address }: Ctx, email: string) {
  await ports.limits.consume(CHECK_BETA_RULE, address);
  const allowed = await beta.isInvited(db, email);
  const t = translatorFor(language);
  return { allowed, message: t(allowed ? 'accounts:beta.allowed' : 'accounts:beta.refused') };
}

/** @throws AppError 403 without an invitation, 409 when the address has an account. */
export async function assertCanRegister({ db }: Pick<Ctx, 'db'>, { email }: SignUp): Promise<void> {
  if (!(await beta.isInvited(db, email))) throw authError('FORBIDDEN', 'auth/not-invited');
  if (await users.isTaken(db, email)) throw authError('CONFLICT', 'auth/email-already-in-use');
}

/** @throws AppError 400 `auth/wrong-password` when this is not the caller's password. */
export async function requirePassword({ ports, actor }: UserCtx, password: string): Promise<void> {
  if (await ports.verifyPassword(actor.id, password)) return;
  throw authError('INVALID_INPUT', 'auth/wrong-password');
}

/** The caller's sessions, the current one first. */
export async function listSessions({ db, actor }: UserCtx): Promise<{ sessions: Session[] }> {
  const rows = await findSessions(db, actor.id);
  const current = rows.filter(({ id }) => id === actor.loginSessionId);
  const others = rows.filter(({ id }) => id !== actor.loginSessionId);
  return { sessions: [...current, ...others].map((row) => toSession(row, actor.loginSessionId)) };
}

/**
 * Ends one session of the caller, on all nodes.
 * @throws AppError 404 for a session of another user.
 */
export async function endSession(ctx: UserCtx, id: string): Promise<void> {
  if (!(await deleteSession(ctx.db, ctx.actor.id, id))) throw new AppError('NOT_FOUND');
  await record(ctx, ctx.actor.id, 'signed-out');
}

/** Whether a user's session is still valid, for requests without an ID token. */
export const isSignedIn = (db: Db, userId: string, loginSessionId: string): Promise<boolean> =>
  hasSession(db, userId, loginSessionId);

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(ctx: UserCtx): Promise<void> {
  await deleteSessions(ctx.db, ctx.actor.id, ctx.actor.loginSessionId);
  await record(ctx, ctx.actor.id, 'signed-out');
}

/** For operators: blocks an account and ends its sessions, or unblocks it. */
export async function setBlocked(ctx: Ctx, email: string, blocked: boolean): Promise<void> {
  const id = await users.getIdByEmail(ctx.db, email);
  await ctx.db.transaction(async (tx) => {
    await users.setBlocked(tx, id, blocked);
    if (blocked) await deleteSessions(tx, id);
  });
  await record(ctx, id, blocked ? 'blocked' : 'unblocked');
}

/** Records a security event of an account. */
export async function record(
  { db, ports, address }: Pick<Ctx, 'db' | 'ports' | 'address'>,
  userId: string,
  kind: SecurityEventKind,
): Promise<void> {
  await recordEvent(db, { kind, userId, addressHash: ports.hashAddress(address) });
}

/** Deletes all sessions, mailed links and rate limit counters of a user. */
export async function deleteUserData(
  db: Db,
  limits: Limits,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await deleteSessions(db, id);
  await deleteTokens(db, id);
  for (const subject of [id, email]) await deleteCounters(db, limits.hashOf(subject));
}

function toSession(row: SessionRow, current: string): Session {
  return {
    id: row.id,
    current: row.id === current,
    userAgent: row.userAgent ?? '',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
  };
}

/** Enqueues the deletion mail in the transaction that schedules the deletion. */
export function enqueueDeletionMail(tx: Tx, ports: Ports, userId: string): Promise<void> {
  return ports.queue.enqueue(deletionMail, { userId }, { tx });
}
