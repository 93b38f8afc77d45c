import { randomUUID } from 'node:crypto';
import type { ChannelPlan } from '@salesai/contract/channels';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { builtJson } from '../../db/built-json.ts';
import type { Db, Tx } from '../../db/client.ts';
import { channelGenerations, channelPlans, channels } from '../../db/schema/channels.ts';
import { icps } from '../../db/schema/icp.ts';

export type ChannelRow = typeof channels.$inferSelect;
export type GenerationRow = typeof channelGenerations.$inferSelect;

interface Owned {
  userId: string;
  icpId: string;
}

/** The columns of a channel that the API returns. */
export type ChannelSummary = Pick<ChannelRow, 'id' | 'profile' | 'doneDays'>;

/** Everything for the channels screen of an ICP in one query; undefined without the ICP. */
export async function findOverview(db: Db, { userId, icpId }: Owned) {
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
      plan: channelPlans,
      generation: generation._.selectedFields,
    })
    .from(icps)
    .leftJoin(channelPlans, eq(channelPlans.icpId, icps.id))
    .leftJoinLateral(generation, sql`true`)
    .where(and(eq(icps.userId, userId), eq(icps.id, icpId)));
  return row;
}

export async function findChannel(
  db: Db,
  owned: Owned,
  channelId: string,
): Promise<ChannelRow | undefined> {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(ofIcp(owned), eq(channels.id, channelId)));
  return row;
}

/** Adds or removes one completed day of the plan; concurrent changes are not lost. */
export async function setDayDone(
  db: Db,
  owned: Owned,
  channelId: string,
  { day, done }: { day: number; done: boolean },
): Promise<ChannelRow | undefined> {
  const without = sql`array_remove(${channels.doneDays}, ${day}::smallint)`;
  const [row] = await db
    .update(channels)
    .set({ doneDays: done ? sql`array_append(${without}, ${day}::smallint)` : without })
    .where(and(ofIcp(owned), eq(channels.id, channelId)))
    .returning();
  return row;
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

/** Replaces the plan; channels that are in both keep their id, scripts and completed days. */
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
      set: { rank: sql`excluded.rank`, profile: sql`excluded.profile` },
    });
}

const ofIcp = ({ userId, icpId }: Owned) =>
  and(eq(channels.userId, userId), eq(channels.icpId, icpId));
const running = (id: string) =>
  and(eq(channelGenerations.id, id), eq(channelGenerations.status, 'generating'));
