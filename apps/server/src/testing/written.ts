import { integer, pgTable } from 'drizzle-orm/pg-core';

/** What the process to be killed writes: one row a commit. */
export const written = pgTable('written', { number: integer('number').primaryKey() });
