import * as z from 'zod/mini';
import { Done, Id, Instant } from './common.ts';
import { ObjectionKey } from './objections.ts';
import { route } from './route.ts';

const CARD_KINDS = [
  'opening',
  'problem',
  'implication',
  'reflection',
  'value',
  'price',
  'objection',
  'next_step',
] as const;
export const CardKind = z.enum(CARD_KINDS);
export type CardKind = z.infer<typeof CardKind>;

export const CARD_ANSWER_MAX = 1_000;
export const CARD_LINE_MAX = 500;

/** One moment of a conversation to answer again; null where a field does not apply. */
export const Card = z.object({
  id: Id,
  kind: CardKind,
  sessionId: z.nullable(Id),
  messageId: z.nullable(Id),
  icpId: z.nullable(Id),
  /** What the buyer said. */
  buyerLine: z.nullable(z.string()),
  /** What the seller answered then. */
  answered: z.nullable(z.string()),
  objection: z.nullable(ObjectionKey),
  dueAt: Instant,
  createdAt: Instant,
});
export type Card = z.infer<typeof Card>;

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

export const cardsRoutes = {
  list: route({
    method: 'GET',
    path: '/practice/cards',
    access: 'user',
    summary: 'The cards that are due, or all, and the objection of the day',
    query: z.object({
      due: z.optional(z.enum(['today'])),
      /** IANA name of the time zone whose day is today. */
      tz: z.optional(z.string().check(z.maxLength(64))),
    }),
    out: z.object({ cards: z.array(Card), objectionOfTheDay: z.nullable(Card) }),
  }),
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
