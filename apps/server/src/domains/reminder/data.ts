import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { pushDevices, reminders } from '../../db/schema/reminder.ts';
import type { PushDevice } from '../../push/push.ts';

export type ReminderRow = typeof reminders.$inferSelect;
type DeviceRow = typeof pushDevices.$inferSelect;

export async function findReminder(db: Db | Tx, userId: string): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(reminders).where(eq(reminders.userId, userId));
  return row;
}

export async function saveReminder(tx: Tx, row: ReminderRow): Promise<void> {
  const { userId, ...change } = row;
  await tx
    .insert(reminders)
    .values(row)
    .onConflictDoUpdate({ target: reminders.userId, set: change });
}

/** Moves a reminder on from the time that is due. @returns undefined when it is another time now. */
export async function moveOn(
  tx: Tx,
  { userId, nextAt }: ReminderRow,
  next: Date,
): Promise<ReminderRow | undefined> {
  const [row] = await tx
    .update(reminders)
    .set({ nextAt: next })
    .where(and(eq(reminders.userId, userId), eq(reminders.nextAt, nextAt)))
    .returning();
  return row;
}

export async function deleteReminder(tx: Tx, userId: string): Promise<void> {
  await tx.delete(reminders).where(eq(reminders.userId, userId));
}

/** The oldest first. */
export async function listDevices(db: Db | Tx, userId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
}

export async function findDevice(
  db: Db,
  userId: string,
  id: string,
): Promise<DeviceRow | undefined> {
  const [row] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)));
  return row;
}

/** Stores a device; one that somebody else used before changes its owner. */
export async function saveDevice(tx: Tx, userId: string, device: PushDevice): Promise<void> {
  const { p256dh, auth } = device;
  await tx
    .insert(pushDevices)
    .values({ id: randomUUID(), userId, ...device })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { userId, p256dh, auth } });
}

/** Deletes all devices but the newest ones. */
export async function keepNewestDevices(tx: Tx, userId: string, max: number): Promise<void> {
  const surplus = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .offset(max);
  await tx.delete(pushDevices).where(inArray(pushDevices.id, surplus));
}

export async function deleteDevice(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
}

export async function deleteDevices(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.userId, userId));
}
