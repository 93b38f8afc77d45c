import type { Progress } from '@salesai/contract/progress';
import { DEFAULT_TIME_ZONE } from '@salesai/contract/results';
import type { UserCtx } from '../../../context.ts';
import { dateIn } from '../../../seller-day.ts';
import { scoreEnded } from '../review/service.ts';
import { daysOf, progressOf } from './compare.ts';
import { practisedTimes, scoredSessions } from './data.ts';

/** Sessions that are compared; older ones say nothing about today. */
const COMPARED_MAX = 500;
const DAYS_SHOWN = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Progress of the seller in practice. @throws AppError 400 for an unknown time zone. */
export async function progress(
  ctx: UserCtx,
  { tz = DEFAULT_TIME_ZONE }: { tz?: string | undefined },
): Promise<Progress> {
  const { db, actor, ports } = ctx;
  const now = ports.now();
  dateIn(tz, now);
  await scoreEnded(ctx);
  const sessions = await scoredSessions(db, actor.id, COMPARED_MAX);
  const since = new Date(now - DAYS_SHOWN * DAY_MS);
  const days = daysOf(await practisedTimes(db, actor.id, { tz, since }));
  return { sessions: sessions.length, ...progressOf(sessions), days };
}
