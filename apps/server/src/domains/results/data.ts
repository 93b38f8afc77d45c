import { randomUUID } from 'node:crypto';
import { NONE, type ResultFilter } from '@salesai/contract/results';
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { channels } from '../../db/schema/channels.ts';
import { icps } from '../../db/schema/icp.ts';
import { results } from '../../db/schema/results.ts';
import type { Period } from './period.ts';

export type ResultRow = typeof results.$inferSelect;
/** The columns that a seller decides. */
export type ResultValues = Omit<
  typeof results.$inferInsert,
  'id' | 'userId' | 'idempotencyKey' | 'createdAt'
>;

/** Stores a result unless its key was used before. @returns undefined then. */
export async function insertResult(
  db: Db | Tx,
  userId: string,
  values: ResultValues & { idempotencyKey: string | null },
): Promise<ResultRow | undefined> {
  const [row] = await db
    .insert(results)
    .values({ id: randomUUID(), userId, ...values })
    .onConflictDoNothing({ target: [results.userId, results.idempotencyKey] })
    .returning();
  return row;
}

export async function findResultByKey(
  db: Db,
  userId: string,
  key: string,
): Promise<ResultRow | undefined> {
  const [row] = await db
    .select()
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.idempotencyKey, key)));
  return row;
}

export async function findResult(
  db: Db,
  userId: string,
  id: string,
): Promise<ResultRow | undefined> {
  const [row] = await db.select().from(results).where(own(userId, id));
  return row;
}

/** Newest first; entries of the same time have an order, too, so that no page repeats one. */
export async function listResults(
  db: Db,
  userId: string,
  period: Period,
  { filter = {}, limit, offset = 0 }: { filter?: ResultFilter; limit: number; offset?: number },
): Promise<ResultRow[]> {
  return db
    .select()
    .from(results)
    .where(and(within(userId, period), matches(filter)))
    .orderBy(desc(results.at), desc(results.createdAt), desc(results.id))
    .limit(limit)
    .offset(offset);
}

export async function countResults(
  db: Db,
  userId: string,
  period: Period,
  filter: ResultFilter = {},
): Promise<number> {
  return db.$count(results, and(within(userId, period), matches(filter)));
}

export async function hasResults(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: results.id })
    .from(results)
    .where(eq(results.userId, userId))
    .limit(1);
  return rows.length > 0;
}

export async function updateResult(
  db: Db,
  userId: string,
  id: string,
  values: Partial<ResultValues>,
): Promise<ResultRow | undefined> {
  const [row] = await db.update(results).set(values).where(own(userId, id)).returning();
  return row;
}

export async function deleteResult(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(results).where(own(userId, id)).returning({ id: results.id });
  return rows.length > 0;
}

/** ICP and channel of a result with their names; undefined for another seller's. */
export async function findNames(
  db: Db,
  userId: string,
  { icpId, channelId }: { icpId: string | null; channelId: string | null },
): Promise<Pick<ResultRow, 'icpId' | 'channelId' | 'icpName' | 'channelName'> | undefined> {
  const none = { icpId: null, channelId: null, icpName: null, channelName: null };
  if (channelId !== null) {
    const [row] = await db
      .select({
        icpId: icps.id,
        channelId: channels.id,
        icpName: icps.name,
        channelName: sql<string>`${channels.profile} ->> 'name'`,
      })
      .from(channels)
      .innerJoin(icps, eq(icps.id, channels.icpId))
      .where(and(eq(channels.id, channelId), eq(channels.userId, userId)));
    return icpId === null || row?.icpId === icpId ? row : undefined;
  }
  if (icpId === null) return none;
  const [row] = await db
    .select({ icpId: icps.id, icpName: icps.name })
    .from(icps)
    .where(and(eq(icps.id, icpId), eq(icps.userId, userId)));
  return row ? { ...none, ...row } : undefined;
}

const own = (userId: string, id: string) => and(eq(results.userId, userId), eq(results.id, id));

function matches({ kind, icpId, channelId, objection }: ResultFilter): SQL | undefined {
  return and(
    kind === undefined ? undefined : eq(results.kind, kind),
    icpId === undefined ? undefined : orNone(results.icpId, icpId),
    channelId === undefined ? undefined : orNone(results.channelId, channelId),
    objection === undefined ? undefined : orNone(results.objection, objection),
  );
}

const orNone = (column: AnyPgColumn, value: string) =>
  value === NONE ? isNull(column) : eq(column, value);

/** The results of a seller in a period. */
export const within = (userId: string, { from, to, tz }: Period): SQL | undefined =>
  and(
    eq(results.userId, userId),
    gte(results.at, sql`(${from}::date::timestamp at time zone ${tz})`),
    lt(results.at, sql`((${to}::date + 1)::timestamp at time zone ${tz})`),
  );
