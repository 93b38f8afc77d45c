import type { Source } from '@salesai/contract/coach';
import type { Language } from '@salesai/contract/common';
import type { StoredAct } from '@salesai/engine/port';
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

/** One coach per seller. A reset increments the session; earlier turns stay in the log. */
export const coaches = pgTable('coaches', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique('coaches_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  session: integer('session').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The append-only log of conversations, from which screen and engine read. */
export const coachTurns = pgTable(
  'coach_turns',
  {
    id: text('id').primaryKey(),
    /** The order of the log; timestamps may be equal. */
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
    /** Suggested next messages; the screen shows those of the newest turn. */
    chips: jsonb('chips').$type<string[]>().notNull().default([]),
    /** The safety gate wrote the reply. */
    support: boolean('support').notNull().default(false),
    /** What the engine did; null for an interrupted reply and for turns from before this column. */
    act: jsonb('act').$type<StoredAct>(),
    /** Language of the reply, for speech synthesis. */
    language: text('language').$type<Language>().notNull(),
    engine: text('engine').notNull(),
    /** Version of the engine's input, to distinguish replies before and after a change. */
    viewVersion: integer('view_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('coach_turns_log').on(table.coachId, table.session, table.place),
    index('coach_turns_owner').on(table.userId),
  ],
);
