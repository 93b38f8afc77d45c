import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Token usage of the language model: one row per user, day (UTC), job, model and prompt version. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    job: text('job').notNull(),
    model: text('model').notNull(),
    prompt: text('prompt').notNull(),
    generations: integer('generations').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** Responses of the model; a generation may need several. */
    calls: integer('calls').notNull().default(0),
    inputTokens: count('input_tokens'),
    outputTokens: count('output_tokens'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.job, table.model, table.prompt] }),
    index('ai_usage_day').on(table.day),
  ],
);
