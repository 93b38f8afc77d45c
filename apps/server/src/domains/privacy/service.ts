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
import { beginDownload, type DownloadRow, findDownload, findZip } from './data.ts';
import { deleteAccount, makeDownload, removeAccount } from './jobs.ts';

const DAY_SECONDS = 24 * 3600;

/** Who reads what sellers write: what the privacy page says of this very installation. */
export function processing({ ports }: Ctx): Processing {
  const { transcriber, synthesizer } = ports.speech;
  return {
    engine: ports.engine.info,
    speech: { stt: transcriber !== null, tts: synthesizer?.isRemote ?? false },
  };
}

/** Accepted terms, the download of one's data and a deletion that waits. */
export async function overview({ db, actor }: UserCtx): Promise<Privacy> {
  const { termsVersion, termsAcceptedAt, deletionDueAt } = await users.account(db, actor.id);
  const accepted =
    termsVersion && termsAcceptedAt
      ? { version: termsVersion, acceptedAt: termsAcceptedAt.toISOString() }
      : null;
  return {
    terms: { current: TERMS_VERSION, accepted },
    download: asDownload(await findDownload(db, actor.id)),
    deletion: deletionDueAt && { dueAt: deletionDueAt.toISOString() },
  };
}

/**
 * Notes that this version was accepted, now.
 * @param version the one in force, as the contract holds it.
 */
export async function acceptTerms(ctx: UserCtx, version: string): Promise<Privacy> {
  await users.acceptTerms(ctx.db, ctx.actor.id, version);
  await auth.record(ctx, ctx.actor.id, 'terms-accepted');
  return overview(ctx);
}

/** Has a download made; asking again while one is being made changes nothing. */
export async function askDownload(ctx: UserCtx): Promise<Privacy> {
  const { db, actor, ports } = ctx;
  await ports.limits.consume(RULES.exportRequest, actor.id);
  await db.transaction(async (tx) => {
    if (!(await beginDownload(tx, actor.id))) return;
    await ports.queue.enqueue(makeDownload, { userId: actor.id }, { tx });
  });
  await auth.record(ctx, actor.id, 'download-asked');
  return overview(ctx);
}

/**
 * The ZIP that was asked for.
 * @throws AppError 404 before it is ready and after its time, 429 when it is fetched too often.
 */
export async function download({ db, actor, ports }: UserCtx): Promise<Uint8Array> {
  await ports.limits.consume(RULES.exportDownload, actor.id);
  const zip = await findZip(db, actor.id);
  if (!zip) throw new AppError('NOT_FOUND');
  return zip;
}

/** Sets the account to be deleted in seven days and signs every other place out. */
export async function askDeletion(ctx: UserCtx, password: string): Promise<Privacy> {
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
    await auth.announceDeletion(tx, ports, actor.id);
  });
  await auth.endOtherSessions(ctx);
  await auth.record(ctx, actor.id, 'deletion-asked');
  return overview(ctx);
}

/** Keeps the account; with no deletion waiting nothing changes. */
export async function cancelDeletion(ctx: UserCtx): Promise<void> {
  await users.setDeletion(ctx.db, ctx.actor.id, null);
  await auth.record(ctx, ctx.actor.id, 'deletion-cancelled');
}

/** For operators: an account goes at once. */
export async function removeByEmail({ db, ports }: Ctx, email: string): Promise<void> {
  await removeAccount({ db, ports }, await users.idByEmail(db, email));
}

function asDownload(row: DownloadRow | undefined): Privacy['download'] {
  if (!row) return null;
  return {
    status: row.status,
    askedAt: row.askedAt.toISOString(),
    bytes: row.size,
    availableUntil: row.availableUntil?.toISOString() ?? null,
  };
}
