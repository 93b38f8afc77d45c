import type { CoachDocument, DocumentStatus } from '@salesai/contract/coach';
import type { Passage } from '@salesai/engine/port';
import { translatorFor } from '@salesai/i18n/server';
import type { Ports, UserCtx } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../http/app-error.ts';
import { RULES } from '../../../http/rules.ts';
import {
  type DocumentRow,
  deleteAllRows,
  deleteOrphanedPieces,
  deleteRow,
  hasChunks,
  listChunks,
  listRows,
} from './data.ts';
import { type Giver, type Taken, takeIn, type Upload } from './intake.ts';
import { BATCH_MAX, DOCUMENTS_MAX, FILE_MAX, UNFINISHED_HOURS } from './limits.ts';
import { plainName } from './names.ts';
import { search } from './search/search.ts';

/** What every use of the documents needs to know: who asks, in which language. */
type Reader = Pick<UserCtx, 'actor' | 'db' | 'language'>;

/** What became of the files of one batch, in words for the seller. */
interface Receipt {
  message: string;
  files: { name: string; status: DocumentStatus; message?: string }[];
}

const LIMITS = { batch: BATCH_MAX, documents: DOCUMENTS_MAX, megabytes: FILE_MAX / 1024 / 1024 };

/** Every file that the seller handed over, oldest first, with how far its reading is. */
export async function listDocuments(ctx: Reader): Promise<CoachDocument[]> {
  const rows = await listRows(ctx.db, ctx.actor.id);
  return rows.map((row) => asDocument(row, ctx));
}

/**
 * Takes files in: each is stored and queued for reading, or refused by name with the reason.
 * @param files read one after another, as they arrive; those after the fifth are refused.
 * @throws AppError 400 without any file; 413, 415 or 422 when not one of them could be taken.
 */
export async function receiveDocuments(ctx: Giver, files: AsyncIterable<Upload>): Promise<Receipt> {
  await ctx.ports.limits.consume(RULES.upload, ctx.actor.id);
  const batch: (Omit<Taken, 'problem'> & { problem: Taken['problem'] | 'batch' })[] = [];
  for await (const file of files) {
    const late = batch.length >= BATCH_MAX;
    const name = plainName(file.name);
    batch.push(late ? { name, status: 'refused', problem: 'batch' } : await takeIn(ctx, file));
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
    throw noneTaken(
      batch.map(({ problem }) => problem),
      refused,
    );
  const message = [t('documents:received', { count }), refused].filter(Boolean).join(' ');
  return { message, files: named };
}

/** @throws AppError 404 when the document is not there or not yours. */
export async function removeDocument(ctx: Reader, id: string): Promise<void> {
  const removed = await deleteRow(ctx.db, ctx.actor.id, id);
  if (!removed) throw new AppError('NOT_FOUND', { message: 'documents:notFound' });
}

/**
 * Removes the bytes of uploads that were cut off when their node ended.
 * @param options.exclusive whether no other node stores uploads now; else only those of hours ago go.
 */
export function removeUnfinishedUploads(db: Db, options: { exclusive: boolean }): Promise<number> {
  return deleteOrphanedPieces(db, options.exclusive ? 0 : UNFINISHED_HOURS);
}

/** Removes every document of the seller with all that was read in them. */
export async function removeAllDocuments(ctx: Reader): Promise<void> {
  await deleteAllRows(ctx.db, ctx.actor.id);
}

/**
 * The passages of the seller's own documents that answer a question best, best first, at most five.
 * `coverage` is the share of the question's weight that a passage holds; rare words weigh more.
 * @throws EngineError as a worker does.
 */
export async function findPassages(
  { db, actor, ports }: Reader & { ports: Pick<Ports, 'workers'> },
  question: string,
  signal?: AbortSignal,
): Promise<Passage[]> {
  return search({ db, workers: ports.workers, signal }, actor.id, question);
}

/** Whether the seller has any document with text that was read. */
export async function hasReadableDocuments(ctx: Reader): Promise<boolean> {
  return hasChunks(ctx.db, ctx.actor.id);
}

/** The status that says why: all too large, all of a kind that is not read, or several reasons. */
function noneTaken(problems: readonly (string | null)[], details: string): AppError {
  const all = (problem: string) => problems.every((one) => one === problem);
  const kind = all('too_large')
    ? 'TOO_LARGE'
    : all('refused')
      ? 'UNSUPPORTED_TYPE'
      : 'UNPROCESSABLE';
  return new AppError(kind, { message: 'documents:noneReceived', params: { details } });
}

function asDocument(row: DocumentRow, { language }: Reader): CoachDocument {
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
 * What was read in each document of a person, page by page, as the pieces it was cut into: the files
 * themselves are not stored after reading.
 */
export async function readPieces(
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
