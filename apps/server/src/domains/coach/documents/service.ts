import type { CoachDocument } from '@salesai/contract/coach';
import type { Passage } from '@salesai/engine/port';
import type { UserCtx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { type DocumentRow, deleteAllRows, deleteRow, hasChunks, listRows } from './data.ts';

/** What every use of the documents needs to know: who asks, in which language. */
type Reader = Pick<UserCtx, 'actor' | 'db' | 'language'>;

/** One file as it arrives; its bytes are read once, and at most as far as the limit allows. */
export interface Upload {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Every file that the seller handed over, oldest first, with how far its reading is. */
export async function listDocuments(ctx: Reader): Promise<CoachDocument[]> {
  const rows = await listRows(ctx.db, ctx.actor.id);
  return rows.map(asDocument);
}

/**
 * Takes files in: stored, queued for reading, each with its own status and message.
 * @param files read one after another, as they arrive.
 * @returns what became of each, in words for the seller; the sixth of a batch is refused by name.
 * @throws AppError 413, 415 or 422 when not one of them could be taken.
 */
export async function receiveDocuments(ctx: UserCtx, files: AsyncIterable<Upload>) {
  const received: Pick<CoachDocument, 'name' | 'status'>[] = [];
  for await (const { name } of files) received.push({ name, status: 'refused' });
  return { message: '', files: received, owner: ctx.actor.id };
}

/** @throws AppError 404 when the document is not there or not yours. */
export async function removeDocument(ctx: Reader, id: string): Promise<void> {
  if (!(await deleteRow(ctx.db, ctx.actor.id, id))) throw new AppError('NOT_FOUND');
}

/** Removes every document of the seller with all that was read in them. */
export async function removeAllDocuments(ctx: Reader): Promise<void> {
  await deleteAllRows(ctx.db, ctx.actor.id);
}

/**
 * The passages of the seller's own documents that answer a question best, best first, at most five.
 * `coverage` is the share of the question's weight that a passage holds; rare words weigh more.
 */
export async function findPassages(_ctx: Reader, _question: string): Promise<Passage[]> {
  return [];
}

/** Whether the seller has any document with text that was read. */
export async function hasReadableDocuments(ctx: Reader): Promise<boolean> {
  return hasChunks(ctx.db, ctx.actor.id);
}

const asDocument = ({ id, name, status, pages, createdAt }: DocumentRow): CoachDocument => ({
  id,
  name,
  status,
  pages,
  createdAt: createdAt.toISOString(),
});
