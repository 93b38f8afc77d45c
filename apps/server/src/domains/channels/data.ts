import { randomUUID } from 'node:crypto';
import type { ChannelOrder, ChannelPlan } from '@salesai/contract/channels';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { builtJson } from '../../db/built-json.ts';
import type { Db, Tx } from '../../db/client.ts';
import { channelGenerations, channelPlans, channels } from '../../db/schema/channels.ts';
import { icps } from '../../db/schema/icp.ts';
import { results } from '../../db/schema/results.ts';
import type { SecondWeek } from '../../db/schema/second-week.ts';
import type { ChannelTally } from './learning.ts';

export type ChannelRow = typeof channels.$inferSelect;
export type GenerationRow = typeof channelGenerations.$inferSelect;

interface Owned {
  userId: string;
  icpId: string;
}

/** The columns of a channel that the API returns. */
export type ChannelSummary = Pick<ChannelRow, 'id' | 'profile' | 'doneDays'>;

/** Logged results of the channels of `icps`, counted. */
const talliesOf = (userId: string, since: Date) =>
  builtJson(sql<ChannelTally[]>`(
    select coalesce(json_agg(tally), '[]') from (
      select channel_id as "channelId", kind, objection, count(*)::int as count from ${results}
      where user_id = ${userId} and at >= ${since.toISOString()}::timestamptz and icp_id = ${icps.id} and channel_id is not null
      group by channel_id, kind, objection) as tally)`);

/** The order that the seller chose is kept with the plan. */
const orderOf = sql<ChannelOrder>`coalesce(${channelPlans.strategy} ->> 'order', 'results')`;

/** Everything for the channels screen of an ICP in one query; undefined without the ICP. */
export async function findOverview(db: Db, { userId, icpId }: Owned, since: Date) {
  const generation = db
    .select()
    .from(channelGenerations)
    .where(and(eq(channelGenerations.userId, userId), eq(channelGenerations.icpId, icps.id)))
    .orderBy(desc(channelGenerations.createdAt))
    .limit(1)
    .as('generation');
  const channelList = sql<ChannelSummary[]>`(
    select coalesce(json_agg(json_build_object('id', ${channels.id}, 'profile', ${channels.profile},
      'doneDays', ${channels.doneDays}) order by ${channels.rank}), '[]')
    from ${channels} where ${channels.icpId} = ${icps.id} and ${channels.userId} = ${userId})`;
  const [row] = await db
    .select({
      channels: builtJson(channelList),
      tallies: talliesOf(userId, since),
      order: orderOf,
      plan: channelPlans,
      generation: generation._.selectedFields,
    })
    .from(icps)
    .leftJoin(channelPlans, eq(channelPlans.icpId, icps.id))
    .leftJoinLateral(generation, sql`true`)
    .where(and(eq(icps.userId, userId), eq(icps.id, icpId)));
  return row;
}

/** One channel with what places it among the others, in one query. */
export async function findChannel(db: Db, owned: Owned, channelId: string, since: Date) {
  const { userId } = owned;
  const generatedOrder = builtJson(sql<string[]>`(
    select json_agg(other.id order by other.rank) from ${channels} as other
    where other.icp_id = ${icps.id} and other.user_id = ${userId})`);
  const [row] = await db
    .select({
      id: channels.id,
      profile: channels.profile,
      doneDays: channels.doneDays,
      generatedOrder,
      tallies: talliesOf(userId, since),
      order: orderOf,
    })
    .from(channels)
    .innerJoin(icps, eq(icps.id, channels.icpId))
    .leftJoin(channelPlans, eq(channelPlans.icpId, icps.id))
    .where(and(ofIcp(owned), eq(channels.id, channelId)));
  return row;
}

/**
 * Adds or removes one completed day of the plan; concurrent changes are not lost.
 * @param secondWeek stored unless there is one: from its first day on it stays as it is.
 */
export async function setDayDone(
  db: Db,
  owned: Owned,
  channelId: string,
  { day, done, secondWeek }: { day: number; done: boolean; secondWeek: SecondWeek | null },
): Promise<ChannelSummary | undefined> {
  const without = sql`array_remove(${channels.doneDays}, ${day}::smallint)`;
  const week = secondWeek && { secondWeek };
  const [row] = await db
    .update(channels)
    .set({
      doneDays: done ? sql`array_append(${without}, ${day}::smallint)` : without,
      ...(week && { profile: sql`${JSON.stringify(week)}::jsonb || ${channels.profile}` }),
    })
    .where(and(ofIcp(owned), eq(channels.id, channelId)))
    .returning();
  return row;
}

/** Stores which order the seller wants, until the channels are generated again. */
export async function setOrder(
  db: Db,
  { userId, icpId }: Owned,
  order: ChannelOrder,
): Promise<void> {
  const change = JSON.stringify({ order });
  await db
    .update(channelPlans)
    .set({ strategy: sql`${channelPlans.strategy} || ${change}::jsonb` })
    .where(and(eq(channelPlans.userId, userId), eq(channelPlans.icpId, icpId)));
}

/** Starts a generation; undefined when one is already running. */
export async function startGeneration(tx: Tx, owned: Owned): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .insert(channelGenerations)
    .values({ id: randomUUID(), ...owned, status: 'generating' })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findNewestGeneration(
  db: Db | Tx,
  { userId, icpId }: Owned,
): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(channelGenerations)
    .where(and(eq(channelGenerations.userId, userId), eq(channelGenerations.icpId, icpId)))
    .orderBy(desc(channelGenerations.createdAt))
    .limit(1);
  return row;
}

export async function findGeneration(
  db: Db,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(channelGenerations)
    .where(and(eq(channelGenerations.userId, userId), eq(channelGenerations.id, id)));
  return row;
}

/** For the job: a generation that is still running. */
export async function findRunningGeneration(
  db: Db,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await db.select().from(channelGenerations).where(running(id));
  return row;
}

/** Progress never decreases, even when a second run of the job starts over. */
export async function reportProgress(db: Db, id: string, progress: number): Promise<void> {
  await db
    .update(channelGenerations)
    .set({
      progress: sql`greatest(${channelGenerations.progress}, ${progress}::int)`,
      updatedAt: sql`now()`,
    })
    .where(running(id));
}

/** Ends a running generation. @returns false when another run ended it before. */
export async function endGeneration(
  tx: Tx | Db,
  id: string,
  end: { status: 'completed'; progress: 100 } | { status: 'error'; error: string },
): Promise<boolean> {
  const rows = await tx
    .update(channelGenerations)
    .set({ ...end, updatedAt: sql`now()` })
    .where(running(id))
    .returning({ id: channelGenerations.id });
  return rows.length === 1;
}

/** Replaces the plan; channels that are in both keep their id, scripts, completed days and second week. */
export async function replacePlan(
  tx: Tx,
  owned: Owned,
  plan: ChannelPlan,
  engine: string,
): Promise<void> {
  const { strategy, insights, metrics } = plan;
  const fields = { strategy, insights, metrics, engine, createdAt: sql`now()` };
  await tx
    .insert(channelPlans)
    .values({ ...owned, ...fields })
    .onConflictDoUpdate({ target: channelPlans.icpId, set: fields });
  const keys = plan.channels.map((channel) => channel.key);
  await tx.delete(channels).where(and(ofIcp(owned), notInArray(channels.key, keys)));
  await tx
    .insert(channels)
    .values(
      plan.channels.map((profile, rank) => ({
        id: randomUUID(),
        ...owned,
        key: profile.key,
        rank,
        profile,
      })),
    )
    .onConflictDoUpdate({
      target: [channels.icpId, channels.key],
      set: {
        rank: sql`excluded.rank`,
        profile: sql`jsonb_strip_nulls(jsonb_build_object('secondWeek', ${channels.profile} -> 'secondWeek')) || excluded.profile`,
      },
    });
}

const ofIcp = ({ userId, icpId }: Owned) =>
  and(eq(channels.userId, userId), eq(channels.icpId, icpId));
const running = (id: string) =>
  and(eq(channelGenerations.id, id), eq(channelGenerations.status, 'generating'));
