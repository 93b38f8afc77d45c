import type { AiFigures } from '@salesai/contract/usage';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { aiUsage } from '../../db/schema/ai-usage.ts';

/** The usage of one generation. */
export interface GenerationUsage {
  job: string;
  model: string;
  prompt: string;
  failures: number;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** The database's UTC date: nodes may have other clocks and time zones. */
const today = sql<string>`(now() at time zone 'utc')::date`;
const tokens = sql`${aiUsage.inputTokens} + ${aiUsage.outputTokens}`;

export async function addUsage(db: Db, userId: string, usage: GenerationUsage): Promise<void> {
  const { job, model, prompt, ...counts } = usage;
  await db
    .insert(aiUsage)
    .values({ userId, day: today, job, model, prompt, generations: 1, ...counts })
    .onConflictDoUpdate({
      target: [aiUsage.userId, aiUsage.day, aiUsage.job, aiUsage.model, aiUsage.prompt],
      set: {
        generations: sql`${aiUsage.generations} + 1`,
        failures: sql`${aiUsage.failures} + ${counts.failures}`,
        calls: sql`${aiUsage.calls} + ${counts.calls}`,
        inputTokens: sql`${aiUsage.inputTokens} + ${counts.inputTokens}`,
        outputTokens: sql`${aiUsage.outputTokens} + ${counts.outputTokens}`,
      },
    });
}

/** Today's tokens of one user and of all users. */
export async function tokensToday(db: Db, userId: string): Promise<{ own: number; all: number }> {
  const [row] = await db
    .select({
      own: sql`coalesce(sum(${tokens}) filter (where ${eq(aiUsage.userId, userId)}), 0)`.mapWith(
        Number,
      ),
      all: sql`coalesce(sum(${tokens}), 0)`.mapWith(Number),
    })
    .from(aiUsage)
    .where(eq(aiUsage.day, today));
  return row ?? { own: 0, all: 0 };
}

/** Today's usage of all users by job and model. */
export function figuresToday(db: Db): Promise<AiFigures[]> {
  const total = (column: (typeof aiUsage)[keyof AiFigures & keyof typeof aiUsage]) =>
    sql`sum(${column})`.mapWith(Number);
  return db
    .select({
      job: aiUsage.job,
      model: aiUsage.model,
      generations: total(aiUsage.generations),
      failures: total(aiUsage.failures),
      calls: total(aiUsage.calls),
      inputTokens: total(aiUsage.inputTokens),
      outputTokens: total(aiUsage.outputTokens),
    })
    .from(aiUsage)
    .where(eq(aiUsage.day, today))
    .groupBy(aiUsage.job, aiUsage.model);
}
