import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of what a caller may do so many times; shaped as the limiter library reads them. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: timestamp('expire', { withTimezone: true }),
  },
  // Old ones are cleared every few minutes, on every node.
  (table) => [index('limits_expire').on(table.expire)],
);
