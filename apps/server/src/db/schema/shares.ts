import type { ShareInclude, ShareKind } from '@salesai/contract/shares';
import { index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { practiceSessions } from './practice.ts';

/** Public links to results. Only the hash of a link's token is stored. */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    kind: text('kind').$type<ShareKind>().notNull(),
    sessionId: text('session_id').references(() => practiceSessions.id, { onDelete: 'cascade' }),
    include: jsonb('include').$type<ShareInclude>().notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('shares_token').on(table.tokenHash),
    unique('shares_key').on(table.userId, table.idempotencyKey),
    index('shares_session').on(table.sessionId),
  ],
);
