import type { Channel, GenerationStatus } from '@salesai/contract/channels';
import { translatorFor } from '@salesai/i18n/server';
import type { UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { RULES } from '../../http/rules.ts';
import * as icp from '../icp/service.ts';
import {
  type ChannelRow,
  type ChannelSummary,
  findChannel,
  findGeneration,
  findNewestGeneration,
  findOverview,
  type GenerationRow,
  setDayDone,
  startGeneration,
} from './data.ts';
import { generateChannels } from './jobs.ts';

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
 * The channels of an ICP, best first, with strategy, insights and metrics.
 * @throws AppError 404 for another seller's ICP.
 */
export async function list(ctx: UserCtx, icpId: string) {
  const found = await findOverview(ctx.db, { userId: ctx.actor.id, icpId });
  if (!found) throw icp.notFound();
  const { channels, plan, generation } = found;
  return {
    channels: channels.map(toChannel),
    count: channels.length,
    generationStatus: generation ? toStatus(generation, ctx) : null,
    strategy: plan?.strategy ?? null,
    insights: plan?.insights ?? [],
    metrics: plan?.metrics ?? [],
  };
}

/** @throws AppError 404 for an ICP or channel that does not exist or is another seller's. */
export async function detail(ctx: UserCtx, icpId: string, channelId: string): Promise<Channel> {
  const owned = { userId: ctx.actor.id, icpId };
  return toChannel(assertFound(await findChannel(ctx.db, owned, channelId)));
}

/**
 * Marks a day of the plan as done or not done. @returns the channel.
 * @throws AppError 404 for another seller's channel.
 */
export async function setDone(
  ctx: UserCtx,
  { icpId, channelId }: { icpId: string; channelId: string },
  change: { day: number; done: boolean },
): Promise<Channel> {
  const owned = { userId: ctx.actor.id, icpId };
  return toChannel(assertFound(await setDayDone(ctx.db, owned, channelId, change)));
}

function assertFound(row: ChannelRow | undefined): ChannelRow {
  if (!row) throw notFound();
  return row;
}

/** The error for a channel that does not exist or belongs to another seller. */
export const notFound = () => new AppError('NOT_FOUND', { message: 'errors:channels.notFound' });

const toChannel = ({ id, profile, doneDays }: ChannelSummary): Channel => ({
  ...profile,
  id,
  doneDays: [...doneDays].sort((a, b) => a - b),
});

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
