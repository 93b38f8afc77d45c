import { randomUUID } from 'node:crypto';
import { type CreateIcp, type IcpProfile, MAX_ICPS, type UpdateIcp } from '@salesai/contract/icp';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
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

/**
 * The ICPs and their version: one query, which reads no profile when the version is the `known` one.
 * A version is that of the rows in storage: times may be equal or out of order.
 */
export async function listIcps(
  db: Db,
  userId: string,
  known = '',
): Promise<{ version: string; rows: IcpSummary[] | undefined }> {
  const found = await prepared(db, 'icps_of_user', unlessKnown).execute({ userId, known });
  const version = found[0]?.current.version ?? '';
  if (version === known) return { version, rows: undefined };
  return { version, rows: found.flatMap(({ icp }) => icp ?? []) };
}

function unlessKnown(on: Db, name: string) {
  const ofUser = eq(icps.userId, sql.placeholder('userId'));
  const stored = sql`string_agg(concat_ws(' ', ${icps.id}, ${icps}.xmin, ${icps.updatedAt}), ',' order by ${icps.slot})`;
  const current = on
    .select({ version: sql<string>`md5(coalesce(${stored}, ''))`.as('version') })
    .from(icps)
    .where(ofUser)
    .as('current');
  const icp = on
    .select({ ...SUMMARY_COLUMNS, slot: icps.slot })
    .from(icps)
    .where(and(ofUser, ne(current.version, sql.placeholder('known'))))
    .as('icp');
  return on
    .select()
    .from(current)
    .leftJoinLateral(icp, sql`true`)
    .orderBy(asc(icp.slot))
    .prepare(name);
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
