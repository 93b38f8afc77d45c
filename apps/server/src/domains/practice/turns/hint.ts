import { randomUUID } from 'node:crypto';
import type { UserCtx } from '../../../context.ts';
import { withinBudget } from '../../../generation.ts';
import { AppError } from '../../../http/app-error.ts';
import { RULES } from '../../../http/rules.ts';
import { owned } from '../sessions/service.ts';
import { setupIn } from '../setup.ts';
import { appendHint, findState, lastEntry } from './data.ts';
import { assertActive } from './service.ts';

/**
 * What the seller can do next. It is noted in the log, once at a moment.
 * @throws AppError 404 for another seller's session, 409 for one that has ended or went on meanwhile.
 */
export async function hint(ctx: UserCtx, sessionId: string): Promise<{ hint: string }> {
  const { db, ports, actor } = ctx;
  await ports.limits.consume(RULES.practiceTurn, actor.id);
  const session = await owned(ctx, sessionId);
  assertActive(session);
  const last = await lastEntry(db, session);
  if (last?.kind === 'hint' && last.text !== null) return { hint: last.text };
  const state = await findState(db, session);
  const text = await withinBudget(ctx, 'errors:practice.turn', (signal) =>
    ports.workers.run('practiceHint', [setupIn(session), state], { signal }),
  );
  const entry = { id: randomUUID(), text };
  if (await db.transaction((tx) => appendHint(tx, session, entry))) return { hint: text };
  assertActive(await owned(ctx, sessionId));
  throw new AppError('CONFLICT', { message: 'errors:practice.busy', retryAfter: 1 });
}
