import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Rate limit counters, in the columns that the rate limiter requires. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: timestamp('expire', { withTimezone: true }),
  },
  // For the deletion of expired counters, every few minutes on every node.
  (table) => [index('limits_expire').on(table.expire)],
);
