import type { Source } from '@salesai/contract/coach';
import type { Language } from '@salesai/contract/common';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** One coach a seller. A reset raises the session's number: what was said before stays in the log. */
export const coaches = pgTable('coaches', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique('coaches_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  session: integer('session').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The conversation: rows are only ever added. What the screen and the engine see is read from it. */
export const coachTurns = pgTable(
  'coach_turns',
  {
    id: text('id').primaryKey(),
    /** The order of the log; instants may coincide. */
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: text('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    session: integer('session').notNull(),
    userInput: text('user_input').notNull(),
    assistantResponse: text('assistant_response').notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull(),
    interrupted: boolean('interrupted').notNull(),
    /** Of the reply, for whoever speaks it. */
    language: text('language').$type<Language>().notNull(),
    engine: text('engine').notNull(),
    /** How the engine's view was put together, to tell replies of before and after a change. */
    viewVersion: integer('view_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('coach_turns_log').on(table.coachId, table.session, table.place),
    index('coach_turns_owner').on(table.userId),
  ],
);
