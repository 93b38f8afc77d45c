import { DOWNLOAD_HOURS } from '@salesai/contract/privacy';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import { translatorFor } from '@salesai/i18n/server';
import type { Ports } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { type Job, type JobKind, type JobRun, job } from '../../jobs/queue.ts';
import * as auth from '../auth/service.ts';
import * as beta from '../beta/service.ts';
import { readChunks } from '../coach/documents/service.ts';
import { notify } from '../notifications/service.ts';
import * as users from '../users/service.ts';
import { deleteExpiredDownload, endDownload, findUserRows } from './data.ts';

interface UserJob {
  userId: string;
}

const HOUR = 3600;
const options = { expireInSeconds: 300, retryLimit: 5, retryDelay: 5 };

export const makeDownload: JobKind<UserJob> = { name: 'make-download', ...options };
export const expireDownload: JobKind<UserJob> = { name: 'forget-download', ...options };
export const deleteAccount: JobKind<UserJob> = { name: 'delete-account', ...options };

interface PrivacyDependencies {
  db: Db;
  ports: Ports;
}

/** The jobs for data exports and account deletion. */
export function privacyJobs(dependencies: PrivacyDependencies): Job[] {
  return [
    job(makeDownload, (data, run) => buildDownload(dependencies, data, run)),
    job(expireDownload, ({ userId }) => deleteExpiredDownload(dependencies.db, userId)),
    job(deleteAccount, async ({ userId }) => {
      if (await users.isDeletionDue(dependencies.db, userId, dependencies.ports.now()))
        await removeAccount(dependencies, userId);
    }),
  ];
}

/** Makes the ZIP; after the last attempt the export is marked as failed. */
async function buildDownload(
  dependencies: PrivacyDependencies,
  { userId }: UserJob,
  run: JobRun,
): Promise<void> {
  try {
    await storeDownload(dependencies, userId, run.signal);
  } catch (error) {
    if (!run.lastTry) throw error;
    run.log.error({ err: error }, 'download failed');
    await dependencies.db.transaction((tx) => endDownload(tx, userId, { status: 'failed' }));
  }
}

async function storeDownload(
  { db, ports }: PrivacyDependencies,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const recipient = await users.findRecipient(db, userId);
  if (!recipient) return;
  const note = translatorFor(recipient.language)('mail:archive', { name: recipient.name });
  const rows = await findUserRows(db, userId);
  const documents = await readChunks(db, userId);
  const zip = await ports.workers.run('buildArchive', { rows, documents, note }, { signal });
  const availableUntil = new Date(ports.now() + DOWNLOAD_HOURS * HOUR * 1000);
  await db.transaction(async (tx) => {
    await endDownload(tx, userId, { status: 'ready', zip, availableUntil });
    await notify(tx, userId, { kind: 'download.ready', href: webLink(WEB_PATHS.settings) });
    const later = { tx, startAfterSeconds: DOWNLOAD_HOURS * HOUR + 1 };
    await ports.queue.enqueue(expireDownload, { userId }, later);
  });
}

/**
 * Deletes an account with everything that belongs to it: rows, counters, links, queued mails and its
 * invitation. Sessions end first, so that their ID tokens are revoked on every node.
 */
export async function removeAccount(
  { db, ports }: PrivacyDependencies,
  userId: string,
): Promise<void> {
  const user = await users.findRecipient(db, userId);
  if (!user) return;
  const { email } = user;
  await db.transaction(async (tx) => {
    await auth.deleteUserData(tx, ports.limits, { id: userId, email });
    await beta.deleteInvitation(tx, email);
    await ports.queue.clearUserData(tx, userId);
    await users.remove(tx, userId);
  });
  await ports.deleteQueuedMail(email);
}
