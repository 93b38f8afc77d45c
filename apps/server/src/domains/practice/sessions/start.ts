import { randomUUID } from 'node:crypto';
import type { CreatePracticeSession, PracticeSession } from '@salesai/contract/practice';
import type { UserCtx } from '../../../context.ts';
import { withinBudget } from '../../../generation.ts';
import { AppError } from '../../../http/app-error.ts';
import { RULES } from '../../../http/rules.ts';
import * as icps from '../../icp/service.ts';
import { listMessages } from '../data.ts';
import { setupOf } from '../setup.ts';
import { toSession } from '../view.ts';
import { findActive, findByKey, insertWithLog, type NewSession } from './data.ts';
import { continuationOf } from './moment.ts';

/**
 * Starts a session.
 * @param key the caller's `Idempotency-Key`; a known one answers its session.
 * @throws AppError 404 for another seller's ICP, 409 for one without a profile and while another
 * session with it is active, 422 when no offer is known, 429, 503.
 */
export async function start(
  ctx: UserCtx,
  input: CreatePracticeSession,
  key: string | null,
): Promise<PracticeSession> {
  const { db, actor, ports } = ctx;
  const known = await madeWith(ctx, key);
  if (known) return known;
  await ports.limits.consume(RULES.practiceSession, actor.id);
  const { values, entries } = input.from
    ? await continuationOf(ctx, input.from, input.icpId)
    : { values: await begun(ctx, input), entries: [] };
  const concurrent = await activeWith(ctx, input.icpId, key);
  if (concurrent) return concurrent;
  const session = { ...values, id: randomUUID(), userId: actor.id, idempotencyKey: key };
  const row = await insertWithLog(db, session, entries);
  if (row) {
    ports.countPracticeSession('active');
    return toSession(ctx, row, await listMessages(db, actor.id, [row.id]));
  }
  const first = (await madeWith(ctx, key)) ?? (await activeWith(ctx, input.icpId, key));
  if (first) return first;
  throw new AppError('CONFLICT', { retryAfter: 1 });
}

async function madeWith(ctx: UserCtx, key: string | null): Promise<PracticeSession | undefined> {
  const row = key === null ? undefined : await findByKey(ctx.db, ctx.actor.id, key);
  return row && toSession(ctx, row, await listMessages(ctx.db, ctx.actor.id, [row.id]));
}

/**
 * The active session of an ICP if a concurrent call with the same key has made it.
 * @throws AppError 409 for any other active session.
 */
async function activeWith(
  ctx: UserCtx,
  icpId: string,
  key: string | null,
): Promise<PracticeSession | undefined> {
  const active = await findActive(ctx.db, ctx.actor.id, icpId);
  if (!active) return undefined;
  const made = await madeWith(ctx, key);
  if (made) return made;
  throw new AppError('CONFLICT', {
    message: 'errors:practice.active',
    practiceSessionId: active.id,
  });
}

/** The columns of a session that is about to begin. */
async function begun(
  ctx: UserCtx,
  input: CreatePracticeSession,
): Promise<Omit<NewSession, 'id' | 'userId'>> {
  const { icpId } = input;
  const icp = await icps.activeWithAnswers(ctx, icpId).catch(asConflict);
  const setup = await setupOf(ctx, input, icp);
  const { level, scene, seed, offer, ...source } = setup;
  const opening = await withinBudget(ctx, 'errors:practice.start', (signal) =>
    ctx.ports.workers.run('practiceOpen', [setup], { signal }),
  );
  const { persona, briefing, state: openingState, mood, clock } = opening;
  return {
    ...{ icpId, level, scene, seed, offer, source },
    ...{ briefing, openingState, mood, clock },
    persona: { ...persona, avatar: icp.avatar },
  };
}

/** Practice needs a profile as much as a free ICP: both are conflicts that the seller can resolve. */
function asConflict(error: unknown): never {
  if (error instanceof AppError && error.kind === 'UNPROCESSABLE') {
    throw new AppError('CONFLICT', error.options);
  }
  throw error;
}
