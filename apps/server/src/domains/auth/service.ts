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
  hasSession,
  openSessions,
  recordEvent,
  type SessionRow,
} from './data.ts';
import { CHECK_BETA_RULE } from './doors.ts';
import { deletionMail } from './jobs.ts';

/** The answer the registration form asks for before it sends anything. */
export async function checkInvitation({ db, language, ports, address }: Ctx, email: string) {
  await ports.limits.consume(CHECK_BETA_RULE, address);
  const allowed = await beta.isInvited(db, email);
  const t = translatorFor(language);
  return { allowed, message: t(allowed ? 'accounts:beta.allowed' : 'accounts:beta.refused') };
}

/** The invitation again, on the server's own ground, and whether the address is still free. */
export async function admit({ db }: Pick<Ctx, 'db'>, { email }: SignUp): Promise<void> {
  if (!(await beta.isInvited(db, email))) throw authError('FORBIDDEN', 'auth/not-invited');
  if (await users.isTaken(db, email)) throw authError('CONFLICT', 'auth/email-already-in-use');
}

/** @throws AppError 400 in the spec's words when this is not the caller's password. */
export async function requirePassword({ ports, actor }: UserCtx, password: string): Promise<void> {
  if (await ports.verifyPassword(actor.id, password)) return;
  throw authError('INVALID_INPUT', 'auth/wrong-password');
}

/** Where the caller is signed in, this place first. */
export async function sessions({ db, actor }: UserCtx): Promise<{ sessions: Session[] }> {
  const rows = await openSessions(db, actor.id);
  const here = rows.filter(({ id }) => id === actor.sessionId);
  const elsewhere = rows.filter(({ id }) => id !== actor.sessionId);
  return { sessions: [...here, ...elsewhere].map((row) => asSession(row, actor.sessionId)) };
}

/**
 * Signs one place of the caller out, on all nodes.
 * @throws AppError 404 for a session that is not theirs.
 */
export async function endSession(ctx: UserCtx, id: string): Promise<void> {
  if (!(await deleteSession(ctx.db, ctx.actor.id, id))) throw new AppError('NOT_FOUND');
  await record(ctx, ctx.actor.id, 'signed-out');
}

/** Whether a session of a person still lasts, for what is asked without an ID token. */
export const isSignedIn = (db: Db, userId: string, sessionId: string): Promise<boolean> =>
  hasSession(db, userId, sessionId);

/** Signs the caller out everywhere but here. */
export async function endOtherSessions(ctx: UserCtx): Promise<void> {
  await deleteSessions(ctx.db, ctx.actor.id, ctx.actor.sessionId);
  await record(ctx, ctx.actor.id, 'signed-out');
}

/** For operators: shuts an account at once, or opens it again. */
export async function setBlocked(ctx: Ctx, email: string, blocked: boolean): Promise<void> {
  const id = await users.idByEmail(ctx.db, email);
  await ctx.db.transaction(async (tx) => {
    await users.setBlocked(tx, id, blocked);
    if (blocked) await deleteSessions(tx, id);
  });
  await record(ctx, id, blocked ? 'blocked' : 'unblocked');
}

/** Writes a security event of an account down: what and when, never what was said. */
export async function record(
  { db, ports, address }: Pick<Ctx, 'db' | 'ports' | 'address'>,
  userId: string,
  kind: SecurityEventKind,
): Promise<void> {
  await recordEvent(db, { kind, userId, addressHash: ports.hashAddress(address) });
}

/** Ends all sessions and mailed links of a person, and removes what was counted of them. */
export async function forget(
  db: Db,
  limits: Limits,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await deleteSessions(db, id);
  await deleteTokens(db, id);
  for (const subject of [id, email]) await deleteCounters(db, limits.hashOf(subject));
}

function asSession(row: SessionRow, current: string): Session {
  return {
    id: row.id,
    current: row.id === current,
    userAgent: row.userAgent ?? '',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
  };
}

/** Has the letter sent that says when an account goes, in the transaction that decides it. */
export function announceDeletion(tx: Tx, ports: Ports, userId: string): Promise<void> {
  return ports.queue.enqueue(deletionMail, { userId }, { tx });
}
