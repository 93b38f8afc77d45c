import type { Channel, GenerationStatus } from '@salesai/contract/channels';
import { translatorFor } from '@salesai/i18n/server';
import type { UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { RULES } from '../../http/rules.ts';
import * as icp from '../icp/service.ts';
import {
  type ChannelRow,
  findChannel,
  findGeneration,
  findOverview,
  type GenerationRow,
  newestGeneration,
  type ShownChannel,
  startGeneration,
  tickDay,
} from './data.ts';
import { generateChannels } from './jobs.ts';

/**
 * Starts a generation as a job, or gives the one that is under way.
 * @throws AppError 404 when the ICP is not yours, 422 when it is not active yet, 429 after too many.
 */
export async function generate(ctx: UserCtx, icpId: string): Promise<GenerationStatus> {
  await icp.active(ctx, icpId);
  const owned = { userId: ctx.actor.id, icpId };
  const newest = await newestGeneration(ctx.db, owned);
  if (newest?.status === 'generating') return asStatus(newest, ctx);
  await ctx.ports.limits.consume(RULES.generation.channelPlan, ctx.actor.id);
  const row = await ctx.db.transaction(async (tx) => {
    const started = await startGeneration(tx, owned);
    if (!started) return newestGeneration(tx, owned);
    const data = { statusId: started.id, language: ctx.language };
    await ctx.ports.queue.enqueue(generateChannels, data, { tx });
    return started;
  });
  if (!row) throw new AppError('CONFLICT');
  return asStatus(row, ctx);
}

/** How far a generation is. @throws AppError 404 for one that is not the caller's. */
export async function status(ctx: UserCtx, statusId: string): Promise<GenerationStatus> {
  const row = await findGeneration(ctx.db, ctx.actor.id, statusId);
  if (!row) throw new AppError('NOT_FOUND');
  return asStatus(row, ctx);
}

/**
 * The channels of an ICP, best first, with the thought behind them.
 * @throws AppError 404 when the ICP is not the caller's.
 */
export async function list(ctx: UserCtx, icpId: string) {
  const found = await findOverview(ctx.db, { userId: ctx.actor.id, icpId });
  if (!found) throw icp.notFound();
  const { channels, plan, generation } = found;
  return {
    channels: channels.map(asChannel),
    count: channels.length,
    generationStatus: generation ? asStatus(generation, ctx) : null,
    strategy: plan?.strategy ?? null,
    insights: plan?.insights ?? [],
    metrics: plan?.metrics ?? [],
  };
}

/** @throws AppError 404 when the ICP or the channel is not there or not yours. */
export async function detail(ctx: UserCtx, icpId: string, channelId: string): Promise<Channel> {
  const owned = { userId: ctx.actor.id, icpId };
  return asChannel(required(await findChannel(ctx.db, owned, channelId)));
}

/**
 * Ticks a day of a plan or takes the tick back, and gives the channel.
 * @throws AppError 404 when it is not the caller's.
 */
export async function tick(
  ctx: UserCtx,
  { icpId, channelId }: { icpId: string; channelId: string },
  change: { day: number; done: boolean },
): Promise<Channel> {
  const owned = { userId: ctx.actor.id, icpId };
  return asChannel(required(await tickDay(ctx.db, owned, channelId, change)));
}

function required(row: ChannelRow | undefined): ChannelRow {
  if (!row) throw notFound();
  return row;
}

/** What a call about a channel that is not there, or another seller's, is answered. */
export const notFound = () => new AppError('NOT_FOUND', { message: 'errors:channels.notFound' });

const asChannel = ({ id, profile, doneDays }: ShownChannel): Channel => ({
  ...profile,
  id,
  doneDays: [...doneDays].sort((a, b) => a - b),
});

function asStatus(row: GenerationRow, { language, ports }: UserCtx): GenerationStatus {
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
