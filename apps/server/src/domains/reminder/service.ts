import {
  type PushSubscriptionInput,
  REMINDER_DEVICES_MAX,
  type Reminder,
} from '@salesai/contract/reminder';
import type { UserCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { RULES } from '../../http/rules.ts';
import {
  deleteDevice,
  deleteDevices,
  deleteReminder,
  findReminder,
  keepNewestDevices,
  listDevices,
  type ReminderRow,
  saveDevice,
  saveReminder,
} from './data.ts';
import { queueReminder } from './jobs.ts';
import { nextTime } from './next-time.ts';

/** The seller's reminder; off until the seller sets an hour. */
export async function show({ db, actor, ports }: UserCtx): Promise<Reminder> {
  const [row, devices] = await Promise.all([findReminder(db, actor.id), listDevices(db, actor.id)]);
  const endpoints = devices.map(({ endpoint }) => endpoint);
  const { publicKey } = ports.push;
  return { hour: row?.hour ?? null, tz: row?.tz ?? null, endpoints, publicKey };
}

/**
 * Sets the hour and adds a browser.
 * @throws AppError 400 for an unknown time zone, 422 for an endpoint that is no public push service.
 */
export async function set(
  ctx: UserCtx,
  given: { hour: number; tz: string; subscription: PushSubscriptionInput },
): Promise<Reminder> {
  const { db, actor, ports } = ctx;
  const { hour, tz, subscription } = given;
  await ports.limits.consume(RULES.reminder, actor.id);
  const next = { userId: actor.id, hour, tz, nextAt: nextTime({ hour, tz }, ports.now()) };
  const device = { endpoint: subscription.endpoint, ...subscription.keys };
  if (!(await ports.push.accepts(device))) {
    throw new AppError('UNPROCESSABLE', { message: 'errors:reminder.endpoint' });
  }
  await db.transaction(async (tx) => {
    await saveDevice(tx, actor.id, device);
    await keepNewestDevices(tx, actor.id, REMINDER_DEVICES_MAX);
    await schedule(ctx, tx, next);
  });
  return show(ctx);
}

/** A reminder that stays as it is keeps its job. */
async function schedule({ ports }: UserCtx, tx: Tx, next: ReminderRow): Promise<void> {
  const stored = await findReminder(tx, next.userId);
  if (stored?.tz === next.tz && stored.nextAt.getTime() === next.nextAt.getTime()) return;
  await saveReminder(tx, next);
  await queueReminder(tx, ports, next);
}

/** Stops the reminder in one browser, and in all when it was the last one. */
export async function removeDevice(ctx: UserCtx, endpoint: string): Promise<Reminder> {
  const { db, actor } = ctx;
  await db.transaction(async (tx) => {
    await deleteDevice(tx, actor.id, endpoint);
    const left = await listDevices(tx, actor.id);
    if (left.length === 0) await deleteReminder(tx, actor.id);
  });
  return show(ctx);
}

/** Stops the reminder in all browsers. */
export async function remove({ db, actor }: UserCtx): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteReminder(tx, actor.id);
    await deleteDevices(tx, actor.id);
  });
}
