import { integer, pgTable } from 'drizzle-orm/pg-core';

/** The table of acknowledged-writes.ts: one row per commit. */
export const writtenNumbers = pgTable('written', { number: integer('number').primaryKey() });
