import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who may register: an address in lower case, `*@domain`, or `*`. */
export const betaEntries = pgTable('beta_entries', {
  entry: text('entry').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
