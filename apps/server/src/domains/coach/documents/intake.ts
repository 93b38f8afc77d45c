import { randomUUID } from 'node:crypto';
import type { DocumentStatus } from '@salesai/contract/coach';
import type { Ports, UserCtx } from '../../../context.ts';
import { deletePieces, insertPiece, insertRow, listRows, lockOwner } from './data.ts';
import { readDocument } from './jobs.ts';
import { DOCUMENTS_MAX, FILE_MAX } from './limits.ts';
import { sanitizedName, uniqueName } from './names.ts';
import { detectFileKind } from './reading/kind.ts';
import type { FileKind } from './reading/protocol.ts';

/** The context of an upload. */
export type UploadCtx = Pick<UserCtx, 'actor' | 'db' | 'language'> & {
  ports: Pick<Ports, 'queue' | 'limits'>;
};

/** One file as it arrives; its bytes are read once, up to the limit. */
export interface Upload {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** The result of one upload; `full` when the seller has too many documents. */
export interface UploadResult {
  name: string;
  status: Extract<DocumentStatus, 'received' | 'empty' | 'too_large' | 'refused'>;
  problem: 'empty' | 'too_large' | 'refused' | 'full' | null;
}

const PIECE = 128 * 1024;

/** Stores a file while it arrives and enqueues its reading; an unreadable one is only listed. */
export async function storeUpload(ctx: UploadCtx, upload: Upload): Promise<UploadResult> {
  const id = randomUUID();
  try {
    const file = await storeBytes(ctx, id, upload.bytes);
    const result = await addDocument(ctx, id, sanitizedName(upload.name), file);
    if (result.status !== 'received') await deletePieces(ctx.db, id);
    return result;
  } catch (error) {
    await deletePieces(ctx.db, id);
    throw error;
  }
}

interface StoredFile {
  kind: FileKind | null;
  size: number;
  status: UploadResult['status'];
}

async function storeBytes(
  { db, actor }: UploadCtx,
  documentId: string,
  arriving: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  let kind: FileKind | null = 'text';
  let size = 0;
  let piece = 0;
  for await (const bytes of inPieces(arriving)) {
    if (piece === 0) kind = detectFileKind(bytes);
    if (kind === null) return { kind, size, status: 'refused' };
    size += bytes.length;
    if (size > FILE_MAX) return { kind, size, status: 'too_large' };
    await insertPiece(db, { documentId, userId: actor.id, piece, bytes });
    piece += 1;
  }
  return { kind, size, status: size === 0 ? 'empty' : 'received' };
}

/** Inserts the document and enqueues the job that reads it, once its file is complete. */
function addDocument(
  { db, actor, ports }: UploadCtx,
  id: string,
  requestedName: string,
  { kind, size, status }: StoredFile,
): Promise<UploadResult> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const others = await listRows(tx, actor.id);
    if (others.length >= DOCUMENTS_MAX)
      return { name: requestedName, status: 'refused', problem: 'full' };
    const name = uniqueName(requestedName, new Set(others.map((other) => other.name)));
    await insertRow(tx, { id, userId: actor.id, name, kind, status, size });
    if (status !== 'received') return { name, status, problem: status };
    await ports.queue.enqueue(readDocument, { documentId: id }, { tx });
    return { name, status, problem: null };
  });
}

/** Regroups the bytes into blocks of one size, each stored by a short statement. */
async function* inPieces(arriving: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let buffered: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of arriving) {
    buffered.push(bytes);
    size += bytes.length;
    while (size >= PIECE) {
      const block = Buffer.concat(buffered);
      yield block.subarray(0, PIECE);
      buffered = [block.subarray(PIECE)];
      size -= PIECE;
    }
  }
  if (size > 0) yield Buffer.concat(buffered);
}
