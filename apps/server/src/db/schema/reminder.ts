import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** The daily reminder of a seller who switched it on. */
export const reminders = pgTable('reminders', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Hour of the day in `tz`. */
  hour: integer('hour').notNull(),
  tz: text('tz').notNull(),
  /** When it is sent next; the node that moves it on sends it. */
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
});

/** The browsers that get the reminder. An endpoint belongs to who subscribed with it last. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('push_devices_endpoint').on(table.endpoint),
    index('push_devices_owner').on(table.userId, table.createdAt),
  ],
);
