import type { Avatar, AvatarStatus } from '@salesai/contract/avatar';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** One AI profile per seller, with the answers it was made from. */
export const avatars = pgTable(
  'avatars',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: text('answers').notNull(),
    avatar: jsonb('avatar').$type<Avatar>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    status: text('status').$type<AvatarStatus>().notNull().default('pendente'),
    engine: text('engine').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('avatars_attempts', sql`${table.attempts} between 0 and 5`),
    check('avatars_status', sql`${table.status} in ('pendente', 'aceito')`),
  ],
);
