import type { PracticeSession } from '@salesai/contract/practice';
import type { UserCtx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { listMessages, type SessionRow } from '../data.ts';
import { toSession } from '../view.ts';
import { countSessions, deleteSession, endSession, findSession, listSessions } from './data.ts';

/** @throws AppError 404 for another seller's session. */
export async function show(ctx: UserCtx, id: string): Promise<PracticeSession> {
  const row = await owned(ctx, id);
  return toSession(ctx, row, await listMessages(ctx.db, ctx.actor.id, [id]));
}

/** The sessions, newest first. */
export async function list(ctx: UserCtx, { page, limit }: { page: number; limit: number }) {
  const { db, actor } = ctx;
  const rows = await listSessions(db, actor.id, { limit, offset: (page - 1) * limit });
  const messages = await listMessages(
    db,
    actor.id,
    rows.map(({ id }) => id),
  );
  const sessions = rows.map((row) => toSession(ctx, row, messages));
  return { sessions, page, limit, total: await countSessions(db, actor.id) };
}

/** Ends a session without a decision; one that has ended stays as it is. @throws AppError 404 as {@link show}. */
export async function end(ctx: UserCtx, id: string): Promise<PracticeSession> {
  if (await endSession(ctx.db, ctx.actor.id, id)) ctx.ports.countPracticeSession('undecided');
  return show(ctx, id);
}

/** Deletes a session with its messages and review. @throws AppError 404 as {@link show}. */
export async function remove({ db, actor }: UserCtx, id: string): Promise<void> {
  if (!(await deleteSession(db, actor.id, id))) throw notFound();
}

/** The row of a session. @throws AppError 404 as {@link show}. */
export async function owned({ db, actor }: UserCtx, id: string): Promise<SessionRow> {
  const row = await findSession(db, actor.id, id);
  if (!row) throw notFound();
  return row;
}

/** The error for a session that does not exist or belongs to another seller. */
export const notFound = () => new AppError('NOT_FOUND', { message: 'errors:practice.notFound' });
