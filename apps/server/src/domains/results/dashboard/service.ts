import { createHash } from 'node:crypto';
import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type { Dashboard, Goal } from '@salesai/contract/results';
import { LRUCache } from 'lru-cache';
import type { Ctx, UserCtx } from '../../../context.ts';
import { dateIn } from '../../../seller-day.ts';
import * as avatar from '../../avatar/service.ts';
import { hasResults } from '../data.ts';
import { periodBefore, periodOf } from '../period.ts';
import { tallyKinds, tallyResults } from './data.ts';
import { dashboardOf, totalOf } from './figures.ts';
import { goalPeriod, goalReached, type MeasurableGoal, measurable } from './goal.ts';

/** The figures of a period, from logged results only. @throws AppError 400 for an impossible period. */
export async function dashboard(
  ctx: UserCtx,
  query: Parameters<typeof periodOf>[0],
): Promise<Dashboard> {
  const { db, actor, ports } = ctx;
  const period = periodOf(query, ports.now());
  const [tallies, before, goal] = await Promise.all([
    tallyResults(db, actor.id, period),
    tallyKinds(db, actor.id, periodBefore(period)),
    goalOf(ctx, period.tz),
  ]);
  return {
    from: period.from,
    to: period.to,
    ...dashboardOf(tallies),
    before: {
      ...totalOf(before),
      losses: before.find(({ kind }) => kind === 'loss')?.count ?? 0,
    },
    goal,
    hasResults: tallies.length > 0 || (await hasResults(db, actor.id)),
  };
}

async function goalOf(ctx: UserCtx, tz: string): Promise<Goal | null> {
  const profile = await avatar.datedAnswers(ctx);
  if (!profile) return null;
  const goal = await statedGoal(ctx, profile.answers);
  if (!goal) return null;
  const today = dateIn(tz, ctx.ports.now());
  const start = dateIn(tz, profile.createdAt.getTime());
  const period = goalPeriod(goal.per, today, start, tz);
  const counted = totalOf(await tallyKinds(ctx.db, ctx.actor.id, period));
  return goalReached(goal, counted, today, period);
}

/** Goals by the answers they were read from; `none` for answers without a measurable one. */
const goals = new LRUCache<string, MeasurableGoal | 'none'>({ max: 1_000 });

async function statedGoal(
  { ports, signal }: Ctx,
  answers: Parameters<typeof readGoalOf>[1],
): Promise<MeasurableGoal | null> {
  const key = createHash('sha256').update(JSON.stringify(answers)).digest('base64');
  const goal = goals.get(key) ?? (await readGoalOf(ports, answers, signal)) ?? 'none';
  goals.set(key, goal);
  return goal === 'none' ? null : goal;
}

async function readGoalOf(
  { workers }: Ctx['ports'],
  answers: readonly QuestionAnswer[],
  signal: AbortSignal,
): Promise<MeasurableGoal | null> {
  const stated = await workers.run('sellerGoal', answers, { signal });
  return stated && stated.certainty !== 'unsure' ? measurable(stated.value) : null;
}
