import { randomUUID } from 'node:crypto';
import type { DocumentStatus } from '@salesai/contract/coach';
import type { Ports, UserCtx } from '../../../context.ts';
import { deletePieces, insertPiece, insertRow, listRows, lockOwner } from './data.ts';
import { readDocument } from './jobs.ts';
import { DOCUMENTS_MAX, FILE_MAX } from './limits.ts';
import { freeName, plainName } from './names.ts';
import { kindOf } from './reading/kind.ts';
import type { FileKind } from './reading/protocol.ts';

/** Who hands files over, and what it takes to have them read. */
export type Giver = Pick<UserCtx, 'actor' | 'db' | 'language'> & {
  ports: Pick<Ports, 'queue' | 'limits'>;
};

/** One file as it arrives; its bytes are read once, and at most as far as the limit allows. */
export interface Upload {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** What became of one file; `full` when the seller has no room for it. */
export interface Taken {
  name: string;
  status: Extract<DocumentStatus, 'received' | 'empty' | 'too_large' | 'refused'>;
  problem: 'empty' | 'too_large' | 'refused' | 'full' | null;
}

const PIECE = 128 * 1024;

/** Stores a file as it arrives and queues its reading; what is not readable is only noted. */
export async function takeIn(ctx: Giver, upload: Upload): Promise<Taken> {
  const id = randomUUID();
  try {
    const file = await storeBytes(ctx, id, upload.bytes);
    const taken = await addDocument(ctx, id, plainName(upload.name), file);
    if (taken.status !== 'received') await deletePieces(ctx.db, id);
    return taken;
  } catch (error) {
    await deletePieces(ctx.db, id);
    throw error;
  }
}

interface StoredFile {
  kind: FileKind | null;
  size: number;
  status: Taken['status'];
}

async function storeBytes(
  { db, actor }: Giver,
  documentId: string,
  arriving: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  let kind: FileKind | null = 'text';
  let size = 0;
  let piece = 0;
  for await (const bytes of inPieces(arriving)) {
    if (piece === 0) kind = kindOf(bytes);
    if (kind === null) return { kind, size, status: 'refused' };
    size += bytes.length;
    if (size > FILE_MAX) return { kind, size, status: 'too_large' };
    await insertPiece(db, { documentId, userId: actor.id, piece, bytes });
    piece += 1;
  }
  return { kind, size, status: size === 0 ? 'empty' : 'received' };
}

/** The document begins to exist, with the job that reads it, once its file is whole. */
function addDocument(
  { db, actor, ports }: Giver,
  id: string,
  wish: string,
  { kind, size, status }: StoredFile,
): Promise<Taken> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const others = await listRows(tx, actor.id);
    if (others.length >= DOCUMENTS_MAX) return { name: wish, status: 'refused', problem: 'full' };
    const name = freeName(wish, new Set(others.map((other) => other.name)));
    await insertRow(tx, { id, userId: actor.id, name, kind, status, size });
    if (status !== 'received') return { name, status, problem: status };
    await ports.queue.enqueue(readDocument, { documentId: id }, { tx });
    return { name, status, problem: null };
  });
}

/** The same bytes in blocks of one size, so that each is one short statement. */
async function* inPieces(arriving: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of arriving) {
    waiting.push(bytes);
    size += bytes.length;
    while (size >= PIECE) {
      const block = Buffer.concat(waiting);
      yield block.subarray(0, PIECE);
      waiting = [block.subarray(PIECE)];
      size -= PIECE;
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
}
