import { randomUUID } from 'node:crypto';
import type { WebLink } from '@salesai/contract/web-paths';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { NotificationKind } from '../../db/schema/notification-kind.ts';
import { notifications } from '../../db/schema/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;
/** A notification to insert. Its texts are looked up by `kind` when it is read, in the reader's language. */
export interface NewNotification {
  kind: NotificationKind;
  /** Where a click leads in the web app. */
  href?: WebLink;
  /** Values of the parameters of its texts. */
  params?: Record<string, string>;
  createdAt?: Date;
  readAt?: Date;
}

/** The channel that notifies all nodes of users whose notifications changed. */
export const NOTIFICATIONS_CHANNEL = 'notifications';

/** The newest notifications, each with the total number of unread ones, in one query. */
export async function newest(
  db: Db,
  userId: string,
  limit: number,
): Promise<(NotificationRow & { unread: number })[]> {
  const mine = eq(notifications.userId, userId);
  const unread = db.$count(notifications, and(mine, isNull(notifications.readAt)));
  return db
    .select({ ...getTableColumns(notifications), unread })
    .from(notifications)
    .where(mine)
    .orderBy(desc(notifications.createdAt))
    .limit(limit);
}

export async function insertNotifications(
  tx: Tx,
  userId: string,
  entries: NewNotification[],
): Promise<void> {
  await tx
    .insert(notifications)
    .values(entries.map((entry) => ({ id: randomUUID(), userId, ...entry })));
  await announce(tx, userId);
}

export async function markRead(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  if (rows.length > 0) await announce(tx, userId);
  return rows.length > 0;
}

export async function markAllRead(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  await announce(tx, userId);
}

/** Sent by the database when the transaction commits, and not at all when it does not. */
async function announce(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${NOTIFICATIONS_CHANNEL}, ${userId})`);
}
