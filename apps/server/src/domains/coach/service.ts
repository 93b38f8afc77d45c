import type { CoachStatus, CoachTurn } from '@salesai/contract/coach';
import type { UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import {
  type CoachRow,
  countTurns,
  deleteCoach,
  findCoach,
  insertCoach,
  newestTurns,
  startSession,
  turnsUntil,
} from './data.ts';
import { listDocuments, removeAllDocuments } from './documents/service.ts';
import { noCoach, toTurn } from './talk/turn.ts';

/** Whether the coach exists, its capabilities and its documents. */
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

/** Creates the seller's coach; an existing one stays unchanged. */
export async function bootstrap({ db, actor }: UserCtx): Promise<void> {
  await insertCoach(db, actor.id);
}

/** @throws AppError 409 while the seller has no coach. */
export async function requireCoach({ db, actor }: UserCtx): Promise<CoachRow> {
  const coach = await findCoach(db, actor.id);
  if (!coach) throw noCoach();
  return coach;
}

/** The turns since the last reset: pages from new to old, turns within a page from old to new. */
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

/** Turns before a judged one that its line may come from. */
const JUDGED_TURNS = 60;

/**
 * The line of the seller that a turn judged, with the buyer's line of an exercise.
 * @throws AppError 404 for another seller's turn, 422 for one that judged nothing.
 */
export async function judgedLineOf({ db, actor, ports, signal }: UserCtx, turnId: string) {
  const turns = await turnsUntil(db, actor.id, { id: turnId, limit: JUDGED_TURNS });
  if (turns.length === 0) throw new AppError('NOT_FOUND');
  const judged = await ports.workers.run('judgedLine', turns, { signal });
  if (!judged) throw new AppError('UNPROCESSABLE', { message: 'errors:cards.notJudged' });
  return judged;
}

/** Starts a new session; earlier turns stay in the log. */
export async function reset({ db, actor }: UserCtx): Promise<void> {
  if (!(await startSession(db, actor.id))) throw noCoach();
}

/** Deletes the coach with its turns and documents permanently. */
export async function remove(ctx: UserCtx): Promise<void> {
  await removeAllDocuments(ctx);
  await deleteCoach(ctx.db, ctx.actor.id);
}
