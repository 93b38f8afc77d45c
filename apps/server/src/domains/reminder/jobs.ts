import { translatorFor } from '@salesai/i18n/server';
import type { Ports } from '../../context.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type Job, type JobKind, job } from '../../jobs/queue.ts';
import * as cards from '../practice/cards/service.ts';
import * as users from '../users/service.ts';
import {
  deleteDevice,
  findDevice,
  findReminder,
  listDevices,
  moveOn,
  type ReminderRow,
} from './data.ts';
import { nextTime } from './next-time.ts';

/** Moves a reminder on to the next day and queues a message for each browser. */
const dailyReminder: JobKind<{ userId: string; at: string }> = {
  name: 'daily-reminder',
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 5,
};
/** One message; retried for some minutes, because a reminder is useful at its hour only. */
const pushMessage: JobKind<{ userId: string; deviceId: string }> = {
  name: 'push-message',
  expireInSeconds: 60,
  retryLimit: 4,
  retryDelay: 20,
  atOnce: 4,
};

const HOUR_MS = 60 * 60 * 1000;
/** A reminder that the server could not send by then is left out. */
const LATE_MS = 2 * HOUR_MS;

interface ReminderDependencies {
  db: Db;
  ports: Pick<Ports, 'queue' | 'push' | 'now'>;
}

/** Queues the next time of a reminder, in the transaction that sets it. */
export async function queueReminder(
  tx: Tx,
  { queue, now }: Pick<Ports, 'queue' | 'now'>,
  { userId, nextAt }: ReminderRow,
): Promise<void> {
  const startAfterSeconds = Math.max(1, Math.ceil((nextAt.getTime() - now()) / 1000));
  await queue.enqueue(
    dailyReminder,
    { userId, at: nextAt.toISOString() },
    { tx, startAfterSeconds },
  );
}

export function reminderJobs(dependencies: ReminderDependencies): Job[] {
  return [
    job(dailyReminder, ({ userId, at }) => remind(dependencies, userId, at)),
    job(pushMessage, ({ userId, deviceId }) => send(dependencies, userId, deviceId)),
  ];
}

/** A job of a time that was changed meanwhile, or that ran before, does nothing. */
async function remind({ db, ports }: ReminderDependencies, userId: string, at: string) {
  const due = await findReminder(db, userId);
  if (due?.nextAt.toISOString() !== at) return;
  const isOnTime = ports.now() - due.nextAt.getTime() < LATE_MS;
  const isSent = isOnTime && (await isWanted({ db, ports }, due));
  const next = nextTime(due, Math.max(ports.now(), due.nextAt.getTime()));
  await db.transaction(async (tx) => {
    const moved = await moveOn(tx, due, next);
    if (!moved) return;
    await queueReminder(tx, ports, moved);
    const devices = isSent ? await listDevices(tx, userId) : [];
    for (const { id } of devices) {
      await ports.queue.enqueue(pushMessage, { userId, deviceId: id }, { tx });
    }
  });
}

/** Not for who practised today, has nothing to practise, is blocked or leaves. */
async function isWanted({ db, ports }: ReminderDependencies, { userId, tz }: ReminderRow) {
  const owner = await users.findRecipient(db, userId);
  if (!owner || owner.deletionDueAt || (await users.isBlocked(db, userId))) return false;
  return cards.isWaiting({ db, actor: { id: userId } }, tz, ports.now());
}

/** The text is the same for every seller of a language. */
async function send({ db, ports }: ReminderDependencies, userId: string, deviceId: string) {
  const device = await findDevice(db, userId, deviceId);
  const owner = device && (await users.findRecipient(db, userId));
  if (!device || !owner) return;
  const t = translatorFor(owner.language);
  const outcome = await ports.push.send(device, {
    title: t('reminderTexts:title'),
    body: t('reminderTexts:body'),
  });
  if (outcome === 'ended') {
    await db.transaction((tx) => deleteDevice(tx, userId, device.endpoint));
  }
}
