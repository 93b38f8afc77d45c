import { setTimeout as sleep } from 'node:timers/promises';
import type { CoachDocument, DocumentStatus } from '@salesai/contract/coach';
import { asksDocuments, type DocumentRow as Statement } from '@salesai/engine/documents';
import type { Passage } from '@salesai/engine/port';
import { translatorFor } from '@salesai/i18n/server';
import type { Ports, UserCtx } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../http/app-error.ts';
import { RULES } from '../../../http/rules.ts';
import {
  countUnread,
  type DocumentRow,
  deleteAllRows,
  deleteOrphanedPieces,
  deleteRow,
  hasChunks,
  listChunks,
  listRows,
} from './data.ts';
import { storeUpload, type Upload, type UploadCtx, type UploadResult } from './intake.ts';
import { BATCH_MAX, DOCUMENTS_MAX, FILE_MAX, UNFINISHED_HOURS } from './limits.ts';
import { sanitizedName } from './names.ts';
import { findRows } from './rows/find.ts';
import { search } from './search/search.ts';

/** The context of a use case of documents. */
type DocumentsCtx = Pick<UserCtx, 'actor' | 'db' | 'language'>;

/** The results of one batch, with texts for the seller. */
interface Receipt {
  message: string;
  files: { name: string; status: DocumentStatus; message?: string }[];
}

const LIMITS = { batch: BATCH_MAX, documents: DOCUMENTS_MAX, megabytes: FILE_MAX / 1024 / 1024 };

/** All documents of the seller with their status, oldest first. */
export async function listDocuments(ctx: DocumentsCtx): Promise<CoachDocument[]> {
  const rows = await listRows(ctx.db, ctx.actor.id);
  return rows.map((row) => asDocument(row, ctx));
}

/**
 * Stores files and enqueues their reading; rejected files are listed by name with the reason.
 * @param files read in order as they arrive; files beyond the batch size are rejected.
 * @throws AppError 400 without a file; 413, 415 or 422 when no file was accepted.
 */
export async function receiveDocuments(
  ctx: UploadCtx,
  files: AsyncIterable<Upload>,
): Promise<Receipt> {
  await ctx.ports.limits.consume(RULES.upload, ctx.actor.id);
  const batch: (Omit<UploadResult, 'problem'> & { problem: UploadResult['problem'] | 'batch' })[] =
    [];
  for await (const file of files) {
    const excess = batch.length >= BATCH_MAX;
    const name = sanitizedName(file.name);
    batch.push(
      excess ? { name, status: 'refused', problem: 'batch' } : await storeUpload(ctx, file),
    );
  }
  if (batch.length === 0) {
    throw new AppError('INVALID_INPUT', { fields: { files: 'documents:none' } });
  }
  const t = translatorFor(ctx.language);
  const named = batch.map(({ name, status, problem }) => ({
    name,
    status,
    ...(problem ? { message: t(`documents:problem.${problem}`, LIMITS) } : {}),
  }));
  const refused = named
    .filter(({ message }) => message !== undefined)
    .map(({ name, message }) => `${name}: ${message}`)
    .join(' ');
  const count = batch.filter(({ status }) => status === 'received').length;
  if (count === 0)
    throw noneAccepted(
      batch.map(({ problem }) => problem),
      refused,
    );
  const message = [t('documents:received', { count }), refused].filter(Boolean).join(' ');
  return { message, files: named };
}

/** @throws AppError 404 for an unknown or another seller's document. */
export async function removeDocument(ctx: DocumentsCtx, id: string): Promise<void> {
  const removed = await deleteRow(ctx.db, ctx.actor.id, id);
  if (!removed) throw new AppError('NOT_FOUND', { message: 'documents:notFound' });
}

/**
 * Deletes the bytes of uploads that were interrupted when their node ended.
 * @param options.exclusive whether no other node stores uploads now; otherwise only old ones are deleted.
 */
export function removeUnfinishedUploads(db: Db, options: { exclusive: boolean }): Promise<number> {
  return deleteOrphanedPieces(db, options.exclusive ? 0 : UNFINISHED_HOURS);
}

/** Deletes all documents of the seller with their texts. */
export async function removeAllDocuments(ctx: DocumentsCtx): Promise<void> {
  await deleteAllRows(ctx.db, ctx.actor.id);
}

/**
 * Finds at most five passages of the seller's documents for a question, best first. `coverage` is the
 * share of the question's term weight in a passage; rare terms weigh more.
 * @throws EngineError as a worker does.
 */
export async function findPassages(
  { db, actor, ports }: DocumentsCtx & { ports: Pick<Ports, 'workers'> },
  question: string,
  signal?: AbortSignal,
): Promise<Passage[]> {
  return search({ db, workers: ports.workers, signal }, actor.id, question);
}

/**
 * The rows of the seller's documents that may answer a question; documents that were read before rows
 * were extracted get theirs by a job.
 * @param previous earlier questions, for a question that continues them.
 */
export function findStatements(
  { db, actor, ports }: DocumentsCtx & { ports: Pick<Ports, 'queue'> },
  question: string,
  previous: readonly string[],
): Promise<Statement[]> {
  return findRows({ db, queue: ports.queue }, actor.id, [question, ...previous]);
}

const WAIT_MS = 5_000;
const POLL_MS = 150;

/** Waits a little for documents that are being read. @returns whether some still are. */
export async function waitForReading(
  { db, actor }: DocumentsCtx,
  question: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const until = performance.now() + (asksDocuments(question) ? WAIT_MS : 0);
  for (;;) {
    if ((await countUnread(db, actor.id)) === 0) return false;
    if (performance.now() >= until) return true;
    await sleep(POLL_MS, undefined, signal ? { signal } : {});
  }
}

/** Whether the seller has a document with text. */
export async function hasReadableDocuments(ctx: DocumentsCtx): Promise<boolean> {
  return hasChunks(ctx.db, ctx.actor.id);
}

/** 413 when all files are too large, 415 when all are unsupported, 422 for several reasons. */
function noneAccepted(problems: readonly (string | null)[], details: string): AppError {
  const all = (problem: string) => problems.every((one) => one === problem);
  const kind = all('too_large')
    ? 'TOO_LARGE'
    : all('refused')
      ? 'UNSUPPORTED_TYPE'
      : 'UNPROCESSABLE';
  return new AppError(kind, { message: 'documents:noneReceived', params: { details } });
}

function asDocument(row: DocumentRow, { language }: DocumentsCtx): CoachDocument {
  const { id, name, status, pages, createdAt } = row;
  const problem = problemOf(row);
  const message = problem && translatorFor(language)(`documents:problem.${problem}`, LIMITS);
  return { id, name, status, pages, message, createdAt: createdAt.toISOString() };
}

function problemOf({ status, chunks }: DocumentRow): string | null {
  if (status === 'received' || status === 'reading' || status === 'ready') return null;
  return status === 'interrupted' && chunks === 0 ? 'unread' : status;
}

/**
 * The text of each document of a user, as chunks by page; the files themselves are deleted after
 * reading.
 */
export async function readChunks(
  db: Db,
  userId: string,
): Promise<{ name: string; pages: string[][] }[]> {
  const pieces = Map.groupBy(await listChunks(db, userId), ({ documentId }) => documentId);
  return [...pieces.values()].map((chunks) => ({
    name: chunks[0]?.name ?? '',
    pages: [...Map.groupBy(chunks, ({ page }) => page).values()].map((page) =>
      page.map(({ text }) => text),
    ),
  }));
}
