import type { ObjectionKey } from '@salesai/contract/objections';
import type { ResultKind } from '@salesai/contract/results';
import { bigint, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** What a seller logged. ICP and channel are no references: results outlive them, by name. */
export const results = pgTable(
  'results',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ResultKind>().notNull(),
    icpId: text('icp_id'),
    channelId: text('channel_id'),
    icpName: text('icp_name'),
    channelName: text('channel_name'),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    objection: text('objection').$type<ObjectionKey>(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    note: text('note'),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('results_of_user').on(table.userId, table.at),
    unique('results_idempotency').on(table.userId, table.idempotencyKey),
  ],
);
