import type { PracticeLevel, PracticeReview, PracticeStatus } from '@salesai/contract/practice';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { practiceEntries, practiceSessions } from '../../../db/schema/practice.ts';
import { practiceCardAnswers } from '../../../db/schema/practice-cards.ts';

/** A scored session, without its trace. */
export interface Scored {
  level: PracticeLevel;
  status: PracticeStatus;
  criteria: Pick<PracticeReview['criteria'][number], 'key' | 'mark'>[];
  margin: PracticeReview['margin'];
}

/** The newest first; imported conversations are no practice. */
export async function scoredSessions(db: Db, userId: string, limit: number): Promise<Scored[]> {
  const rows = await db
    .select({
      level: practiceSessions.level,
      status: practiceSessions.status,
      criteria: sql<Scored['criteria']>`${practiceSessions.review} -> 'criteria'`,
      margin: sql<Scored['margin']>`${practiceSessions.review} -> 'margin'`,
    })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, userId),
        eq(practiceSessions.imported, false),
        isNotNull(practiceSessions.review),
      ),
    )
    .orderBy(desc(practiceSessions.endedAt))
    .limit(limit);
  return rows;
}

/** Minutes in practice by day: from a session's first to its last message, and the answers to cards. */
export async function practisedDays(
  db: Db,
  userId: string,
  { tz, since }: { tz: string; since: Date },
): Promise<{ date: string; minutes: number }[]> {
  const rows = await db.execute<{ date: string; minutes: number | string }>(sql`
    select date, round(sum(seconds) / 60.0, 1) as minutes from (
      select (min(${practiceEntries.createdAt}) at time zone ${tz})::date::text as date,
        least(3600, extract(epoch from max(${practiceEntries.createdAt}) - min(${practiceEntries.createdAt})) + 30) as seconds
      from ${practiceEntries}
      where ${practiceEntries.userId} = ${userId} and ${practiceEntries.createdAt} >= ${since.toISOString()}::timestamptz
      group by ${practiceEntries.sessionId}, (${practiceEntries.createdAt} at time zone ${tz})::date
      union all
      select (${practiceCardAnswers.at} at time zone ${tz})::date::text,
        least(600, coalesce(${practiceCardAnswers.seconds}, 60))
      from ${practiceCardAnswers}
      where ${practiceCardAnswers.userId} = ${userId} and ${practiceCardAnswers.at} >= ${since.toISOString()}::timestamptz
    ) as practised
    group by date order by date`);
  return rows.rows.map(({ date, minutes }) => ({ date, minutes: Number(minutes) }));
}
