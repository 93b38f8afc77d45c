import { randomUUID } from 'node:crypto';
import type { PracticeMoment } from '@salesai/contract/practice';
import type { UserCtx } from '../../../context.ts';
import { setupIn } from '../setup.ts';
import { listEntries, type NewEntry, type NewSession } from './data.ts';
import { notFound, owned } from './service.ts';

/** The columns and the log of a session that goes on where an earlier one was. */
export interface Continuation {
  values: Omit<NewSession, 'id' | 'userId'>;
  entries: Omit<NewEntry, 'sessionId'>[];
}

/** @throws AppError 404 for another seller's session, one with another ICP, and an unknown message. */
export async function continuationOf(
  ctx: UserCtx,
  { sessionId, messageId }: PracticeMoment,
  icpId: string,
): Promise<Continuation> {
  const session = await owned(ctx, sessionId);
  const log = await listEntries(ctx.db, ctx.actor.id, sessionId);
  const moment = log.find(({ id }) => id === messageId);
  if (!moment || session.icpId !== icpId) throw notFound();
  const outcome = log.find(({ place }) => place === moment.turn)?.outcome;
  // What ended the conversation cannot be answered, only be said in another way.
  const isAnswered = moment.kind === 'buyer' && outcome?.status === 'active';
  const kept = log.filter(({ turn }) => turn < moment.turn || (isAnswered && turn === moment.turn));
  const last = kept.findLast((entry) => entry.outcome !== null)?.outcome;
  const opening = await ctx.ports.workers.run('practiceOpen', [setupIn(session)]);
  const { level, scene, seed, offer, source, persona, briefing, openingState } = session;
  return {
    values: {
      ...{ icpId, level, scene, seed, offer, source, persona, briefing, openingState },
      mood: last?.mood ?? opening.mood,
      clock: last?.clock ?? opening.clock,
      entries: kept.length,
      messages: kept.filter(({ n }) => n !== null).length,
    },
    entries: kept.map((entry) => ({
      ...entry,
      id: randomUUID(),
      clientId: null,
      createdAt: new Date(),
    })),
  };
}
