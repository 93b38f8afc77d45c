import * as z from 'zod/mini';
import { Id } from './common.ts';
import { PracticeAct, PracticeCriterion, PracticeStatus } from './practice-terms.ts';

/** An exact piece of a message's text, in UTF-16 units. */
export const PracticeQuote = z.object({
  messageId: Id,
  start: z.int(),
  end: z.int(),
  quote: z.string(),
});
export type PracticeQuote = z.infer<typeof PracticeQuote>;

export const PracticeReview = z.object({
  version: z.int(),
  /** Rounded weighted sum of the marks, 0 to 100. */
  score: z.int(),
  /** The score as the messages were read, without the seller's corrections; absent without any. */
  readScore: z.optional(z.int()),
  status: PracticeStatus,
  criteria: z.array(
    z.object({
      key: PracticeCriterion,
      weight: z.int(),
      /** 0 to 4; null where the criterion does not apply. */
      mark: z.nullable(z.int()),
      evidence: z.array(PracticeQuote),
      missed: z.optional(z.object({ messageId: Id, quote: z.string() })),
      advice: z.string(),
    }),
  ),
  strength: z.object({
    key: PracticeCriterion,
    text: z.string(),
    quote: z.optional(PracticeQuote),
  }),
  improvements: z
    .array(
      z.object({
        key: PracticeCriterion,
        text: z.string(),
        quote: z.optional(PracticeQuote),
        /** One of the seller's own sentences, in their words, without the flaw. */
        rewrite: z.optional(z.string()),
      }),
    )
    .check(z.maxLength(2)),
  margin: z.object({
    listPrice: z.number(),
    soldPrice: z.nullable(z.number()),
    leftOnTable: z.nullable(z.number()),
  }),
  /** Hints that the seller asked for, with the id of the message before each; absent in older reviews. */
  hints: z.optional(z.array(z.object({ text: z.string(), after: z.nullable(Id) }))),
  trace: z.array(
    z.object({
      messageId: Id,
      acts: z.array(z.object({ act: PracticeAct, start: z.int(), end: z.int() })),
      state: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type PracticeReview = z.infer<typeof PracticeReview>;
