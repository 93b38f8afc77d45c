import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
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

/** Apart from the other routes of cards, because home loads this one. */
export const cardsRoutes = {
  list: route({
    method: 'GET',
    path: '/practice/cards',
    access: 'user',
    summary: 'The cards that are due, all, or those of an objection, and the objection of the day',
    query: z.object({
      due: z.optional(z.enum(['today'])),
      /** IANA name of the time zone whose day is today. */
      tz: z.optional(z.string().check(z.maxLength(64))),
      /** Only cards of this objection, on any date; one is made when there is none. */
      objection: z.optional(ObjectionKey),
    }),
    out: z.object({ cards: z.array(Card), objectionOfTheDay: z.nullable(Card) }),
  }),
};
