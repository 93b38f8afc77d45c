import { and, eq, exists, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { avatars } from '../../db/schema/avatar.ts';
import { channels } from '../../db/schema/channels.ts';
import { icps } from '../../db/schema/icp.ts';
import { practiceSessions } from '../../db/schema/practice.ts';
import { results } from '../../db/schema/results.ts';
import { scripts } from '../../db/schema/scripts.ts';

/** What a seller has done so far, by one query. */
export async function findDone(db: Db, userId: string) {
  const has = (table: PgTable, where: SQL | undefined) =>
    exists(db.select({ one: sql`1` }).from(table).where(where)).mapWith(Boolean);
  const [done] = await db
    .select({
      profile: has(avatars, and(eq(avatars.userId, userId), eq(avatars.status, 'aceito'))),
      customer: has(icps, and(eq(icps.userId, userId), isNotNull(icps.profile))),
      channel: has(channels, eq(channels.userId, userId)),
      script: has(scripts, and(eq(scripts.userId, userId), isNull(scripts.removedAt))),
      practice: has(
        practiceSessions,
        and(eq(practiceSessions.userId, userId), ne(practiceSessions.status, 'active')),
      ),
      result: has(results, eq(results.userId, userId)),
    })
    .from(sql`(select) as nothing`);
  if (!done) throw new Error('The database returned no row');
  return done;
}
