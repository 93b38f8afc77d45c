import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { NoticeKind } from '../../db/schema/notice-kind.ts';
import { notifications } from '../../db/schema/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export interface Notice {
  kind: NoticeKind;
  href?: string;
  params?: Record<string, string>;
  createdAt?: Date;
  readAt?: Date;
}

/** The channel on which every node hears whose notifications changed. */
export const CHANNEL = 'notifications';

export async function newest(db: Db, userId: string, limit: number): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt))
    .limit(limit);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

export async function insertNotices(tx: Tx, userId: string, notices: Notice[]): Promise<void> {
  await tx
    .insert(notifications)
    .values(notices.map((notice) => ({ id: randomUUID(), userId, ...notice })));
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
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${userId})`);
}
