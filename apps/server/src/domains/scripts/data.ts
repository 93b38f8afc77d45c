import { randomUUID } from 'node:crypto';
import type { ScriptDraft } from '@salesai/contract/scripts';
import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { builtJson } from '../../db/built-json.ts';
import type { Db, Tx } from '../../db/client.ts';
import { channels } from '../../db/schema/channels.ts';
import { scriptConfirmations, scripts } from '../../db/schema/scripts.ts';

export type ScriptRow = typeof scripts.$inferSelect;

interface Owned {
  userId: string;
  channelId: string;
}

export async function listScripts(db: Db, owned: Owned): Promise<ScriptRow[]> {
  return db
    .select()
    .from(scripts)
    .where(and(ofChannel(owned), isNull(scripts.removedAt)))
    .orderBy(asc(scripts.position));
}

/** The scripts of a channel and the confirmed values of its ICP, in one query; undefined without it. */
export async function findScripts(
  db: Db,
  { userId, icpId, channel }: { userId: string; icpId: string; channel: string },
): Promise<{ rows: ScriptRow[]; values: ReadonlyMap<string, string> } | undefined> {
  const values = sql<Record<string, string>>`(
    select coalesce(json_object_agg(${scriptConfirmations.key}, ${scriptConfirmations.value}), '{}')
    from ${scriptConfirmations}
    where ${scriptConfirmations.icpId} = ${channels.icpId} and ${scriptConfirmations.userId} = ${userId})`;
  const rows = await db
    .select({ script: scripts, values: builtJson(values) })
    .from(channels)
    .leftJoin(scripts, and(eq(scripts.channelId, channels.id), isNull(scripts.removedAt)))
    .where(and(eq(channels.id, channel), eq(channels.icpId, icpId), eq(channels.userId, userId)))
    .orderBy(asc(scripts.position));
  const [first] = rows;
  if (!first) return undefined;
  return {
    rows: rows.flatMap(({ script }) => script ?? []),
    values: new Map(Object.entries(first.values)),
  };
}

/** Ordered by channel rank. */
export async function listScriptsOfIcp(
  db: Db,
  { userId, icpId }: { userId: string; icpId: string },
): Promise<ScriptRow[]> {
  return db
    .select(getTableColumns(scripts))
    .from(scripts)
    .innerJoin(channels, eq(channels.id, scripts.channelId))
    .where(and(eq(scripts.userId, userId), eq(channels.icpId, icpId), isNull(scripts.removedAt)))
    .orderBy(asc(channels.rank), asc(scripts.position));
}

/** Replaces all scripts of a channel, including the ones marked as removed. */
export async function replaceScripts(
  tx: Tx,
  owned: Owned,
  drafts: ScriptDraft[],
  engine: string,
): Promise<void> {
  await tx.delete(scripts).where(ofChannel(owned));
  if (drafts.length === 0) return;
  await tx.insert(scripts).values(
    drafts.map((original, position) => ({
      id: randomUUID(),
      ...owned,
      original,
      position,
      engine,
    })),
  );
}

export async function markRemoved(db: Db, owned: Owned): Promise<void> {
  await db
    .update(scripts)
    .set({ removedAt: sql`now()` })
    .where(and(ofChannel(owned), isNull(scripts.removedAt)));
}

export async function unmarkRemoved(db: Db, owned: Owned): Promise<void> {
  await db
    .update(scripts)
    .set({ removedAt: null })
    .where(and(ofChannel(owned), isNotNull(scripts.removedAt)));
}

export async function setContent(
  db: Db,
  owned: Owned,
  id: string,
  editedContent: string | null,
): Promise<ScriptRow | undefined> {
  const [row] = await db
    .update(scripts)
    .set({ editedContent })
    .where(and(ofChannel(owned), eq(scripts.id, id), isNull(scripts.removedAt)))
    .returning();
  return row;
}

const ofChannel = ({ userId, channelId }: Owned) =>
  and(eq(scripts.userId, userId), eq(scripts.channelId, channelId));
