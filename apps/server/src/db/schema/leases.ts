import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row a piece of work that only one caller may do at a time; it expires by itself. */
export const leases = pgTable('leases', {
  key: text('key').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
