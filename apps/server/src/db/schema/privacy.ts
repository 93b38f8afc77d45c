import type { DownloadStatus } from '@salesai/contract/privacy';
import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The latest export of a seller's data; in the database, so that every node can serve it. */
export const downloads = pgTable('downloads', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: text('status').$type<DownloadStatus>().notNull(),
  zip: bytes('zip'),
  askedAt: instant('asked_at').notNull().defaultNow(),
  availableUntil: instant('available_until'),
});
