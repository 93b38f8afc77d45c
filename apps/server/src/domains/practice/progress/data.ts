import type { PracticeLevel, PracticeReview, PracticeStatus } from '@salesai/contract/practice';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { builtJson } from '../../../db/built-json.ts';
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
      criteria: builtJson(sql<Scored['criteria']>`${practiceSessions.review} -> 'criteria'`),
      margin: builtJson(sql<Scored['margin']>`${practiceSessions.review} -> 'margin'`),
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

/** A pause in a conversation counts as practice up to this. */
const SESSION_SECONDS_MAX = 3_600;
/** The last message was thought about, too. */
const LAST_MESSAGE_SECONDS = 30;
const ANSWER_SECONDS_MAX = 600;
const ANSWER_SECONDS = 60;

/** Time in practice: of each session on a day from its first to its last message, and of each answer. */
export async function practisedTimes(
  db: Db,
  userId: string,
  { tz, since }: { tz: string; since: Date },
): Promise<{ date: string; seconds: number }[]> {
  // A parameter in `group by` would be another one than in `select`: the day is a column first.
  const entries = db
    .select({
      sessionId: practiceEntries.sessionId,
      at: practiceEntries.createdAt,
      day: sql<string>`(${practiceEntries.createdAt} at time zone ${tz})::date::text`.as('day'),
    })
    .from(practiceEntries)
    .where(and(eq(practiceEntries.userId, userId), gte(practiceEntries.createdAt, since)))
    .as('entries');
  const span = sql`extract(epoch from max(${entries.at}) - min(${entries.at}))`;
  const sessions = await db
    .select({
      date: entries.day,
      seconds: sql`least(${SESSION_SECONDS_MAX}, ${span} + ${LAST_MESSAGE_SECONDS})`.mapWith(
        Number,
      ),
    })
    .from(entries)
    .groupBy(entries.sessionId, entries.day);
  const seconds = sql`coalesce(${practiceCardAnswers.seconds}, ${ANSWER_SECONDS})`;
  const answers = await db
    .select({
      date: sql<string>`(${practiceCardAnswers.at} at time zone ${tz})::date::text`,
      seconds: sql`least(${ANSWER_SECONDS_MAX}, ${seconds})`.mapWith(Number),
    })
    .from(practiceCardAnswers)
    .where(and(eq(practiceCardAnswers.userId, userId), gte(practiceCardAnswers.at, since)));
  return [...sessions, ...answers];
}
