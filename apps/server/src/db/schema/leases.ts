import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per exclusive piece of work; it expires by itself. */
export const leases = pgTable('leases', {
  key: text('key').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
