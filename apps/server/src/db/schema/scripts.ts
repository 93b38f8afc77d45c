import type { ScriptDraft } from '@salesai/contract/scripts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { channels } from './channels.ts';
import { icps } from './icp.ts';

/** Scripts of a channel. Removed ones are kept for an undo until new ones are generated. */
export const scripts = pgTable(
  'scripts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    original: jsonb('original').$type<ScriptDraft>().notNull(),
    /** The seller's edited text; null for the original. */
    editedContent: text('edited_content'),
    engine: text('engine').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('scripts_channel').on(table.channelId, table.position),
    index('scripts_user').on(table.userId),
  ],
);

/** What the seller confirmed for the scripts of an ICP. */
export const scriptConfirmations = pgTable(
  'script_confirmations',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    icpId: text('icp_id')
      .notNull()
      .references(() => icps.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    label: text('label').notNull(),
    value: text('value').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.icpId, table.key] }),
    index('script_confirmations_user').on(table.userId),
  ],
);
