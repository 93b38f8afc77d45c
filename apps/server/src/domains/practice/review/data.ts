import type { PracticeAct, PracticeReview } from '@salesai/contract/practice';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { practiceSessions } from '../../../db/schema/practice.ts';
import type { SessionRow } from '../data.ts';

/** Acts that the seller corrected, by message. */
export type Contested = Readonly<Record<string, PracticeAct>>;

/**
 * Stores a review with the corrections that it rests on.
 * @param session as it was read before.
 * @returns the stored review; undefined when the corrections have changed since or it was deleted.
 */
export async function saveReview(
  db: Db,
  { id, userId, contested: before }: SessionRow,
  { review, contested }: { review: PracticeReview; contested: Contested },
): Promise<PracticeReview | undefined> {
  const [row] = await db
    .update(practiceSessions)
    .set({ review, contested })
    .where(
      and(
        eq(practiceSessions.id, id),
        eq(practiceSessions.userId, userId),
        sql`${practiceSessions.contested} = ${JSON.stringify(before)}::jsonb`,
      ),
    )
    .returning({ review: practiceSessions.review });
  return row?.review ?? undefined;
}
