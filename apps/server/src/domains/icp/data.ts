import { randomUUID } from 'node:crypto';
import { type CreateIcp, type IcpProfile, MAX_ICPS, type UpdateIcp } from '@salesai/contract/icp';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { icps } from '../../db/schema/icp.ts';

export type IcpRow = typeof icps.$inferSelect;

/** The columns that the API returns: not the answers, which are as long as the profile. */
const SUMMARY_COLUMNS = {
  id: icps.id,
  name: icps.name,
  avatar: icps.avatar,
  profile: icps.profile,
  createdAt: icps.createdAt,
};
export type IcpSummary = Pick<IcpRow, keyof typeof SUMMARY_COLUMNS>;

export async function listIcps(db: Db, userId: string): Promise<IcpSummary[]> {
  return prepared(db, 'icps_of_user', (on, name) =>
    on
      .select(SUMMARY_COLUMNS)
      .from(icps)
      .where(eq(icps.userId, sql.placeholder('userId')))
      .orderBy(asc(icps.slot))
      .prepare(name),
  ).execute({ userId });
}

export async function findIcp(db: Db, userId: string, id: string): Promise<IcpRow | undefined> {
  const [row] = await db.select().from(icps).where(own(userId, id));
  return row;
}

/** Uses the first free slot; undefined when there is none or a concurrent call took it. */
export async function insertIcp(
  db: Db,
  userId: string,
  values: CreateIcp,
): Promise<IcpRow | undefined> {
  const freeSlot = sql<number>`(
    select min(slot) from generate_series(1, ${MAX_ICPS}) as slot
    where not exists (select 1 from icps where user_id = ${userId} and icps.slot = slot.slot)
  )`;
  const [row] = await db
    .insert(icps)
    .values({ id: randomUUID(), userId, slot: sql`coalesce(${freeSlot}, 1)`, ...values })
    .onConflictDoNothing({ target: [icps.userId, icps.slot] })
    .returning();
  return row;
}

export async function countIcps(db: Db, userId: string): Promise<number> {
  return db.$count(icps, eq(icps.userId, userId));
}

export async function updateIcp(
  db: Db,
  userId: string,
  id: string,
  change: UpdateIcp,
): Promise<IcpRow | undefined> {
  const [row] = await db
    .update(icps)
    .set({ ...change, updatedAt: sql`now()` })
    .where(own(userId, id))
    .returning();
  return row;
}

/** Stores the profile unless there is one already. */
export async function saveProfile(
  tx: Tx,
  userId: string,
  id: string,
  made: { answers: string; profile: IcpProfile; engine: string },
): Promise<IcpRow | undefined> {
  const [row] = await tx
    .update(icps)
    .set({ ...made, updatedAt: sql`now()` })
    .where(and(own(userId, id), isNull(icps.profile)))
    .returning();
  return row;
}

export async function deleteIcp(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(icps).where(own(userId, id)).returning({ id: icps.id });
  return rows.length > 0;
}

const own = (userId: string, id: string) => and(eq(icps.userId, userId), eq(icps.id, id));
