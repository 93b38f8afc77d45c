import * as z from 'zod/mini';
import { CARD_ANSWER_MAX, CARD_LINE_MAX, Card } from './cards.ts';
import { Done, Id, Instant } from './common.ts';
import { route } from './route.ts';

export const CardRating = z.enum(['again', 'hard', 'good', 'easy']);
export type CardRating = z.infer<typeof CardRating>;

const CardAnswer = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation:cards.empty'),
      z.maxLength(CARD_ANSWER_MAX, 'validation:tooLong'),
    ),
  hint: z.optional(z.boolean()),
  seconds: z.optional(z.number().check(z.gte(0))),
});

/** A change of one of the seller's own scripts that a passed answer suggests. */
export const ScriptSuggestion = z.object({
  icpId: Id,
  channelId: Id,
  scriptId: Id,
  /** An exact piece of the script's content. */
  before: z.string(),
  after: z.string(),
});
export type ScriptSuggestion = z.infer<typeof ScriptSuggestion>;

export const CardResult = z.object({
  passed: z.boolean(),
  rating: CardRating,
  why: z.string(),
  example: z.string(),
  /** Pieces of the answer that counted. */
  counted: z.array(z.object({ start: z.int(), end: z.int() })),
  dueAt: Instant,
  script: z.optional(ScriptSuggestion),
});
export type CardResult = z.infer<typeof CardResult>;

const CardParam = z.object({ id: Id });

/** Everything but the list of cards. */
export const cardChangesRoutes = {
  create: route({
    method: 'POST',
    path: '/practice/cards',
    access: 'user',
    summary: 'Makes a card from a line of a buyer, such as one of the coach',
    body: z.object({
      icpId: z.optional(z.nullable(Id)),
      buyerLine: z.string().check(z.trim(), z.minLength(1), z.maxLength(CARD_LINE_MAX)),
      answered: z.optional(z.nullable(z.string().check(z.maxLength(CARD_ANSWER_MAX)))),
    }),
    out: Card,
  }),
  createFromCoach: route({
    method: 'POST',
    path: '/practice/cards/coach',
    access: 'user',
    summary: 'Makes a card from a line of the seller that the coach judged',
    body: z.object({ turnId: Id, icpId: z.optional(z.nullable(Id)) }),
    out: Card,
  }),
  hint: route({
    method: 'GET',
    path: '/practice/cards/:id/hint',
    access: 'user',
    summary: 'A hint for the answer to a card',
    params: CardParam,
    out: z.object({ hint: z.string() }),
  }),
  answer: route({
    method: 'POST',
    path: '/practice/cards/:id/answer',
    access: 'user',
    summary: 'Judges an answer and sets the next date of the card',
    params: CardParam,
    body: CardAnswer,
    out: CardResult,
  }),
  remove: route({
    method: 'DELETE',
    path: '/practice/cards/:id',
    access: 'user',
    summary: 'Deletes a card',
    params: CardParam,
    out: Done,
  }),
};
