import type { CoachStatus, CoachTurn } from '@salesai/contract/coach';
import type { UserCtx } from '../../context.ts';
import {
  type CoachRow,
  countTurns,
  deleteCoach,
  findCoach,
  insertCoach,
  newestTurns,
  startSession,
} from './data.ts';
import { listDocuments, removeAllDocuments } from './documents/service.ts';
import { noCoach, toTurn } from './talk/turn.ts';

/**
 * What a screen has to know before the first word: whether there is a coach, and what it can do.
 */
export async function status(ctx: UserCtx): Promise<CoachStatus> {
  const { db, actor, ports } = ctx;
  return {
    exists: (await findCoach(db, actor.id)) !== undefined,
    capabilities: {
      stt: ports.speech.transcriber ? 'server' : 'browser',
      tts: ports.speech.synthesizer ? 'server' : 'browser',
    },
    engine: ports.engine.info,
    files: await listDocuments(ctx),
  };
}

/** Gives the seller a coach; one that is there stays as it is. */
export async function bootstrap({ db, actor }: UserCtx): Promise<void> {
  await insertCoach(db, actor.id);
}

/** @throws AppError 409 while the seller has no coach. */
export async function requireCoach({ db, actor }: UserCtx): Promise<CoachRow> {
  const coach = await findCoach(db, actor.id);
  if (!coach) throw noCoach();
  return coach;
}

/** The turns since the last reset; the newest page first, newest last within a page. */
export async function history(
  ctx: UserCtx,
  { page, limit }: { page: number; limit: number },
): Promise<{ history: CoachTurn[]; page: number; limit: number; total: number }> {
  const { db, actor } = ctx;
  const session = await findCoach(db, actor.id);
  if (!session) return { history: [], page, limit, total: 0 };
  const turns = await newestTurns(db, session, { limit, offset: (page - 1) * limit });
  const total = await countTurns(db, session);
  return { history: turns.reverse().map((turn) => toTurn(ctx, turn)), page, limit, total };
}

/** Starts a new session; what was said before stays in the log. */
export async function reset({ db, actor }: UserCtx): Promise<void> {
  if (!(await startSession(db, actor.id))) throw noCoach();
}

/** Deletes the coach with all that was said and all it has read, for good. */
export async function remove(ctx: UserCtx): Promise<void> {
  await removeAllDocuments(ctx);
  await deleteCoach(ctx.db, ctx.actor.id);
}
