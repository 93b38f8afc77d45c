import type {
  Channel,
  ChannelOrder,
  channelsRoutes,
  GenerationStatus,
} from '@salesai/contract/channels';
import { DEFAULT_TIME_ZONE } from '@salesai/contract/results';
import type { RouteOutput } from '@salesai/contract/route';
import { translatorFor } from '@salesai/i18n/server';
import type { UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { RULES } from '../../http/rules.ts';
import { dayBounds } from '../../seller-day.ts';
import * as icp from '../icp/service.ts';
import {
  findChannel,
  findGeneration,
  findNewestGeneration,
  findOverview,
  type GenerationRow,
  setDayDone,
  setOrder,
  startGeneration,
} from './data.ts';
import { generateChannels } from './jobs.ts';
import { learnedOrder } from './learning.ts';
import { channelView, FIRST_WEEK_DAYS, secondWeekFor } from './plan.ts';

/**
 * Starts a generation as a job, or returns the running one.
 * @throws AppError 404 for another seller's ICP, 422 when it is not active yet, 429 over the limit.
 */
export async function generate(ctx: UserCtx, icpId: string): Promise<GenerationStatus> {
  await icp.active(ctx, icpId);
  const owned = { userId: ctx.actor.id, icpId };
  const newest = await findNewestGeneration(ctx.db, owned);
  if (newest?.status === 'generating') return toStatus(newest, ctx);
  await ctx.ports.limits.consume(RULES.generation.channelPlan, ctx.actor.id);
  const row = await ctx.db.transaction(async (tx) => {
    const started = await startGeneration(tx, owned);
    if (!started) return findNewestGeneration(tx, owned);
    const data = { statusId: started.id, language: ctx.language };
    await ctx.ports.queue.enqueue(generateChannels, data, { tx });
    return started;
  });
  if (!row) throw new AppError('CONFLICT');
  return toStatus(row, ctx);
}

/** The progress of a generation. @throws AppError 404 for another seller's. */
export async function status(ctx: UserCtx, statusId: string): Promise<GenerationStatus> {
  const row = await findGeneration(ctx.db, ctx.actor.id, statusId);
  if (!row) throw new AppError('NOT_FOUND');
  return toStatus(row, ctx);
}

/**
 * The channels of an ICP, best first by what was logged unless the seller keeps the generated order,
 * with strategy, insights and metrics.
 * @throws AppError 404 for another seller's ICP.
 */
export async function list(
  ctx: UserCtx,
  icpId: string,
): Promise<RouteOutput<typeof channelsRoutes.list>> {
  const found = await findOverview(ctx.db, { userId: ctx.actor.id, icpId }, since(ctx));
  if (!found) throw icp.notFound();
  const { channels, plan, generation, tallies, order } = found;
  const learned = learnedOrder(channels, tallies);
  const views = learned.map((one) => channelView(one, tallies, order, ctx.language));
  const rankOf = (id: string) => channels.findIndex((channel) => channel.id === id);
  return {
    channels:
      order === 'results' ? views : views.sort((one, other) => rankOf(one.id) - rankOf(other.id)),
    count: channels.length,
    order,
    generationStatus: generation ? toStatus(generation, ctx) : null,
    strategy: plan?.strategy ?? null,
    insights: plan?.insights ?? [],
    metrics: plan?.metrics ?? [],
  };
}

/** Chooses the order of the channels. @returns them. @throws AppError 404 for another seller's ICP. */
export async function chooseOrder(ctx: UserCtx, icpId: string, order: ChannelOrder) {
  await setOrder(ctx.db, { userId: ctx.actor.id, icpId }, order);
  return list(ctx, icpId);
}

/** @throws AppError 404 for an ICP or channel that does not exist or is another seller's. */
export async function detail(ctx: UserCtx, icpId: string, channelId: string): Promise<Channel> {
  return toChannel(ctx, await found(ctx, icpId, channelId));
}

/**
 * Marks a day of the plan as done or not done. @returns the channel.
 * @throws AppError 404 for another seller's channel, 400 for a day of a second week that there is not.
 */
export async function setDone(
  ctx: UserCtx,
  { icpId, channelId }: { icpId: string; channelId: string },
  change: { day: number; done: boolean },
): Promise<Channel> {
  const owned = { userId: ctx.actor.id, icpId };
  const channel = await found(ctx, icpId, channelId);
  const secondWeek = change.day > FIRST_WEEK_DAYS ? secondWeekFor(channel, channel.tallies) : null;
  if (change.day > FIRST_WEEK_DAYS && !secondWeek) {
    throw new AppError('INVALID_INPUT', { fields: { day: 'validation:channels.secondWeek' } });
  }
  const row = await setDayDone(ctx.db, owned, channelId, { ...change, secondWeek });
  if (!row) throw notFound();
  return toChannel(ctx, { ...channel, ...row });
}

type FoundChannel = NonNullable<Awaited<ReturnType<typeof findChannel>>>;

async function found(ctx: UserCtx, icpId: string, channelId: string): Promise<FoundChannel> {
  const owned = { userId: ctx.actor.id, icpId };
  const channel = await findChannel(ctx.db, owned, channelId, since(ctx));
  if (!channel) throw notFound();
  return channel;
}

/** Results of this many days are counted, as in the longest period of the dashboard. */
const LEARNED_DAYS = 91;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The beginning of the period whose results count. */
function since({ ports }: UserCtx): Date {
  const now = ports.now();
  return dayBounds(DEFAULT_TIME_ZONE, now - (LEARNED_DAYS - 1) * DAY_MS).start;
}

function toChannel({ language }: UserCtx, channel: FoundChannel): Channel {
  const { generatedOrder, tallies, order } = channel;
  const all = learnedOrder(
    generatedOrder.map((id) => ({ id })),
    tallies,
  );
  const learned = all.find((one) => one.channel.id === channel.id)?.learned ?? null;
  return channelView({ channel, learned }, tallies, order, language);
}

/** The error for a channel that does not exist or belongs to another seller. */
export const notFound = () => new AppError('NOT_FOUND', { message: 'errors:channels.notFound' });

function toStatus(row: GenerationRow, { language, ports }: UserCtx): GenerationStatus {
  const t = translatorFor(language);
  const pace = ports.engine.info.kind === 'embedded' ? 'embedded' : 'model';
  return {
    statusId: row.id,
    status: row.status,
    progress: row.progress,
    estimatedTime: t(`errors:channels.estimate.${pace}`),
    error: row.error ? t(row.error) : null,
  };
}
