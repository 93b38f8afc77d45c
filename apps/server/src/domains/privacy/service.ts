import {
  DELETION_DAYS,
  type Privacy,
  type Processing,
  TERMS_VERSION,
} from '@salesai/contract/privacy';
import type { Ctx, UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { RULES } from '../../http/rules.ts';
import * as auth from '../auth/service.ts';
import * as users from '../users/service.ts';
import { type DownloadRow, findDownload, findZip, startDownload } from './data.ts';
import { deleteAccount, makeDownload, removeAccount } from './jobs.ts';

const DAY_SECONDS = 24 * 3600;

/** The processors of this installation, for the privacy page: engine and speech provider. */
export function processing({ ports }: Ctx): Processing {
  const { transcriber, synthesizer } = ports.speech;
  return {
    engine: ports.engine.info,
    speech: { stt: transcriber !== null, tts: synthesizer?.isRemote ?? false },
  };
}

/** The accepted terms, the data export and a scheduled deletion. */
export async function overview({ db, actor }: UserCtx): Promise<Privacy> {
  const { termsVersion, termsAcceptedAt, deletionDueAt } = await users.getAccount(db, actor.id);
  const accepted =
    termsVersion && termsAcceptedAt
      ? { version: termsVersion, acceptedAt: termsAcceptedAt.toISOString() }
      : null;
  return {
    terms: { current: TERMS_VERSION, accepted },
    download: toDownload(await findDownload(db, actor.id)),
    deletion: deletionDueAt && { dueAt: deletionDueAt.toISOString() },
  };
}

/**
 * Records that the caller accepts the terms.
 * @param version the current version.
 */
export async function acceptTerms(ctx: UserCtx, version: string): Promise<Privacy> {
  await users.acceptTerms(ctx.db, ctx.actor.id, version);
  await auth.record(ctx, ctx.actor.id, 'terms-accepted');
  return overview(ctx);
}

/** Requests an export; a further request while one is in progress changes nothing. */
export async function requestDownload(ctx: UserCtx): Promise<Privacy> {
  const { db, actor, ports } = ctx;
  await ports.limits.consume(RULES.exportRequest, actor.id);
  await db.transaction(async (tx) => {
    if (!(await startDownload(tx, actor.id))) return;
    await ports.queue.enqueue(makeDownload, { userId: actor.id }, { tx });
  });
  await auth.record(ctx, actor.id, 'download-asked');
  return overview(ctx);
}

/**
 * The ZIP of the last export.
 * @throws AppError 404 before it is ready and after it expired, 429 when it is downloaded too often.
 */
export async function download({ db, actor, ports }: UserCtx): Promise<Uint8Array> {
  await ports.limits.consume(RULES.exportDownload, actor.id);
  const zip = await findZip(db, actor.id);
  if (!zip) throw new AppError('NOT_FOUND');
  return zip;
}

/** Schedules the deletion of the account in seven days and ends all other sessions. */
export async function requestDeletion(ctx: UserCtx, password: string): Promise<Privacy> {
  const { db, actor, ports } = ctx;
  await ports.limits.consume(RULES.deletion, actor.id);
  await auth.requirePassword(ctx, password);
  const wait = DELETION_DAYS * DAY_SECONDS;
  const dueAt = new Date(ports.now() + wait * 1000);
  await db.transaction(async (tx) => {
    await users.setDeletion(tx, actor.id, dueAt);
    await ports.queue.enqueue(
      deleteAccount,
      { userId: actor.id },
      { tx, startAfterSeconds: wait + 1 },
    );
    await auth.enqueueDeletionMail(tx, ports, actor.id);
  });
  await auth.endOtherSessions(ctx);
  await auth.record(ctx, actor.id, 'deletion-asked');
  return overview(ctx);
}

/** Cancels a scheduled deletion; without one nothing changes. */
export async function cancelDeletion(ctx: UserCtx): Promise<void> {
  await users.setDeletion(ctx.db, ctx.actor.id, null);
  await auth.record(ctx, ctx.actor.id, 'deletion-cancelled');
}

/** For operators: deletes an account at once. */
export async function removeByEmail({ db, ports }: Ctx, email: string): Promise<void> {
  await removeAccount({ db, ports }, await users.getIdByEmail(db, email));
}

function toDownload(row: DownloadRow | undefined): Privacy['download'] {
  if (!row) return null;
  return {
    status: row.status,
    askedAt: row.askedAt.toISOString(),
    bytes: row.size,
    availableUntil: row.availableUntil?.toISOString() ?? null,
  };
}
