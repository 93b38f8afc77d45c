import type { CardRating } from '@salesai/contract/card-changes';
import type { CardKind } from '@salesai/contract/cards';
import type { ObjectionKey } from '@salesai/contract/objections';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Card as Memory } from 'ts-fsrs';
import { users } from './auth.ts';

/** Moments to answer again. Session and ICP are no references: a card outlives them. */
export const practiceCards = pgTable(
  'practice_cards',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it was made from; the same source makes no second card. */
    source: text('source').notNull(),
    kind: text('kind').$type<CardKind>().notNull(),
    sessionId: text('session_id'),
    messageId: text('message_id'),
    icpId: text('icp_id'),
    buyerLine: text('buyer_line'),
    answered: text('answered'),
    objection: text('objection').$type<ObjectionKey>(),
    /** The scheduler's state, with dates as ISO 8601. */
    memory: jsonb('memory').$type<StoredMemory>().notNull(),
    /** Number of answers; an answer applies only to the state that it was given for. */
    answers: integer('answers').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** A deleted card stays, so that its source makes no new one. */
    removed: boolean('removed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('practice_cards_source').on(table.userId, table.source),
    index('practice_cards_due').on(table.userId, table.dueAt),
  ],
);

/** The answers to cards, for days of practice and figures. */
export const practiceCardAnswers = pgTable(
  'practice_card_answers',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: text('card_id')
      .notNull()
      .references(() => practiceCards.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    passed: boolean('passed').notNull(),
    rating: text('rating').$type<CardRating>().notNull(),
    seconds: integer('seconds'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('practice_card_answers_user').on(table.userId, table.at),
    index('practice_card_answers_card').on(table.cardId),
  ],
);

/** {@link Memory} as JSON. */
export type StoredMemory = Omit<Memory, 'due' | 'last_review'> & {
  due: string;
  last_review?: string;
};
