import * as z from 'zod/mini';
import { PracticeCriterion, PracticeLevel } from './practice.ts';
import { route } from './route.ts';

/** Marks of a criterion are compared at one level: median of the first three and of the last five. */
export const Progress = z.object({
  /** Ended sessions. */
  sessions: z.int(),
  levels: z.array(z.object({ level: PracticeLevel, played: z.int(), won: z.int() })),
  criteria: z.array(
    z.object({
      key: PracticeCriterion,
      first: z.nullable(z.number()),
      recent: z.nullable(z.number()),
      count: z.int(),
    }),
  ),
  /** Prices of won sessions in R$; null without one. */
  margin: z.nullable(
    z.object({ listPrice: z.number(), soldPrice: z.number(), leftOnTable: z.number() }),
  ),
  days: z.array(z.object({ date: z.iso.date(), minutes: z.number() })),
  /** The level that the comparison of criteria is about. */
  level: z.nullable(PracticeLevel),
  /** Suggested after three wins of the last five. */
  nextLevel: z.nullable(PracticeLevel),
});
export type Progress = z.infer<typeof Progress>;

export const progressRoutes = {
  get: route({
    method: 'GET',
    path: '/practice/progress',
    access: 'user',
    summary: 'Progress in practice, by criterion, level and day',
    query: z.object({ tz: z.optional(z.string().check(z.maxLength(64))) }),
    out: Progress,
  }),
};
