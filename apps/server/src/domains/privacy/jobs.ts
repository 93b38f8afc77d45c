import { DOWNLOAD_HOURS } from '@salesai/contract/privacy';
import { translatorFor } from '@salesai/i18n/server';
import type { Ports } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { type Job, type JobKind, type JobRun, job } from '../../jobs/queue.ts';
import * as auth from '../auth/service.ts';
import * as beta from '../beta/service.ts';
import { readPieces } from '../coach/documents/service.ts';
import { notify } from '../notifications/service.ts';
import * as users from '../users/service.ts';
import { deleteOldDownload, endDownload, rowsAbout } from './data.ts';

interface OfUser {
  userId: string;
}

const HOUR = 3600;
const once = { expireInSeconds: 300, retryLimit: 5, retryDelay: 5 };

export const makeDownload: JobKind<OfUser> = { name: 'make-download', ...once };
export const forgetDownload: JobKind<OfUser> = { name: 'forget-download', ...once };
export const deleteAccount: JobKind<OfUser> = { name: 'delete-account', ...once };

interface Means {
  db: Db;
  ports: Ports;
}

/** What happens to a seller's data at their wish, at once or when its time has come. */
export function privacyJobs(means: Means): Job[] {
  return [
    job(makeDownload, (data, run) => buildDownload(means, data, run)),
    job(forgetDownload, ({ userId }) => deleteOldDownload(means.db, userId)),
    job(deleteAccount, async ({ userId }) => {
      if (await users.isDue(means.db, userId, means.ports.now()))
        await removeAccount(means, userId);
    }),
  ];
}

/** Makes the ZIP and says so; what fails to the end is told too, never left waiting. */
async function buildDownload(means: Means, { userId }: OfUser, run: JobRun): Promise<void> {
  try {
    await storeDownload(means, userId, run.signal);
  } catch (error) {
    if (!run.lastTry) throw error;
    run.log.error({ err: error }, 'download failed');
    await means.db.transaction((tx) => endDownload(tx, userId, { status: 'failed' }));
  }
}

async function storeDownload(
  { db, ports }: Means,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const recipient = await users.recipient(db, userId);
  if (!recipient) return;
  const note = translatorFor(recipient.language)('mail:archive', { name: recipient.name });
  const rows = await rowsAbout(db, userId);
  const documents = await readPieces(db, userId);
  const zip = await ports.workers.run('buildArchive', { rows, documents, note }, { signal });
  const availableUntil = new Date(ports.now() + DOWNLOAD_HOURS * HOUR * 1000);
  await db.transaction(async (tx) => {
    await endDownload(tx, userId, { status: 'ready', zip, availableUntil });
    await notify(tx, userId, { kind: 'download.ready', href: '/settings' });
    const later = { tx, startAfterSeconds: DOWNLOAD_HOURS * HOUR + 1 };
    await ports.queue.enqueue(forgetDownload, { userId }, later);
  });
}

/**
 * Removes an account at once with everything that hangs on it: rows, counters, links, letters and
 * the invitation by name. Sessions end first, so that their ID tokens die on every node.
 */
export async function removeAccount({ db, ports }: Means, userId: string): Promise<void> {
  const person = await users.recipient(db, userId);
  if (!person) return;
  const { email } = person;
  await db.transaction(async (tx) => {
    await auth.forget(tx, ports.limits, { id: userId, email });
    await beta.forget(tx, email);
    await ports.queue.clearUserData(tx, userId);
    await users.remove(tx, userId);
  });
  await ports.deleteQueuedMail(email);
}
