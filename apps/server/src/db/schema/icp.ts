import type { IcpProfile } from '@salesai/contract/icp';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** ICPs. The slot limits a seller to three, also with concurrent calls. */
export const icps = pgTable(
  'icps',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slot: smallint('slot').notNull(),
    name: text('name').notNull(),
    avatar: text('avatar').notNull(),
    /** Answers of the short questionnaire; null until the profile exists. */
    answers: text('answers'),
    /** Null while the ICP is `creating`. */
    profile: jsonb('profile').$type<IcpProfile>(),
    engine: text('engine'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('icps_slot').on(table.userId, table.slot),
    check('icps_three', sql`${table.slot} between 1 and 3`),
  ],
);
