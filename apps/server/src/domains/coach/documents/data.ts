import type { DocumentStatus } from '@salesai/contract/coach';
import { and, asc, count, eq, gt, inArray, isNull, lt, lte, max, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/auth.ts';
import { coachChunks, coachDocuments, coachUploads } from '../../../db/schema/coach-documents.ts';

export type DocumentRow = typeof coachDocuments.$inferSelect;
export type NewDocument = Pick<DocumentRow, 'id' | 'userId' | 'name' | 'kind' | 'status' | 'size'>;

const WAITING: DocumentStatus[] = ['received', 'reading'];

export async function listRows(db: Db | Tx, userId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(coachDocuments)
    .where(eq(coachDocuments.userId, userId))
    .orderBy(asc(coachDocuments.createdAt), asc(coachDocuments.id));
}

export async function countRows(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ documents: count() })
    .from(coachDocuments)
    .where(eq(coachDocuments.userId, userId));
  return row?.documents ?? 0;
}

/** Serializes transactions that add documents for the same seller. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function insertRow(tx: Tx, row: NewDocument): Promise<void> {
  await tx.insert(coachDocuments).values(row);
}

/** Deletes a document with its chunks and terms. @returns whether the seller had it. */
export async function deleteRow(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(coachDocuments)
      .where(and(eq(coachDocuments.userId, userId), eq(coachDocuments.id, id)))
      .returning({ id: coachDocuments.id });
    if (rows.length === 1) await deletePieces(tx, id);
    return rows.length === 1;
  });
}

export async function deleteAllRows(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(coachDocuments).where(eq(coachDocuments.userId, userId));
    await tx.delete(coachUploads).where(eq(coachUploads.userId, userId));
  });
}

export async function hasChunks(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: coachDocuments.id })
    .from(coachDocuments)
    .where(and(eq(coachDocuments.userId, userId), gt(coachDocuments.chunks, 0)))
    .limit(1);
  return row !== undefined;
}

/** Characters of all documents of a seller. */
export async function charactersOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ characters: sum(coachDocuments.characters).mapWith(Number) })
    .from(coachDocuments)
    .where(eq(coachDocuments.userId, userId));
  return row?.characters ?? 0;
}

/** As base64: the embedded database's driver takes seven times as long for binary parameters. */
export async function insertPiece(
  db: Db,
  piece: { documentId: string; userId: string; piece: number; bytes: Uint8Array },
): Promise<void> {
  const encoded = Buffer.from(piece.bytes).toString('base64');
  await db.insert(coachUploads).values({ ...piece, bytes: sql`decode(${encoded}, 'base64')` });
}

/** The bytes of a file that waits to be read. */
export async function bytesOf(db: Db, documentId: string): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for (let piece = 0; ; piece++) {
    const [row] = await db
      .select({ encoded: sql<string>`encode(${coachUploads.bytes}, 'base64')` })
      .from(coachUploads)
      .where(and(eq(coachUploads.documentId, documentId), eq(coachUploads.piece, piece)));
    if (!row) return Buffer.concat(pieces);
    pieces.push(Buffer.from(row.encoded, 'base64'));
  }
}

/** Deletes uploads without a document whose last piece is this old. @returns how many. */
export async function deleteOrphanedPieces(db: Db, hours: number): Promise<number> {
  const orphaned = await db
    .select({ id: coachUploads.documentId })
    .from(coachUploads)
    .leftJoin(coachDocuments, eq(coachDocuments.id, coachUploads.documentId))
    .where(isNull(coachDocuments.id))
    .groupBy(coachUploads.documentId)
    .having(lte(max(coachUploads.createdAt), sql`now() - ${hours} * interval '1 hour'`));
  for (const { id } of orphaned) await deletePieces(db, id);
  return orphaned.length;
}

export async function deletePieces(db: Db | Tx, documentId: string): Promise<void> {
  await db.delete(coachUploads).where(eq(coachUploads.documentId, documentId));
}

/** Deletes pieces of uploads whose process ended before the file was complete. */
export async function deleteLostPieces(db: Db, olderThanHours: number): Promise<void> {
  const lost = db
    .select({ documentId: coachUploads.documentId })
    .from(coachUploads)
    .leftJoin(coachDocuments, eq(coachDocuments.id, coachUploads.documentId))
    .where(
      and(
        isNull(coachDocuments.id),
        lt(coachUploads.createdAt, sql`now() - ${olderThanHours} * interval '1 hour'`),
      ),
    );
  await db.delete(coachUploads).where(inArray(coachUploads.documentId, lost));
}

/** Makes `reader` the run that reads a document; undefined when it was read or deleted. */
export async function beginReading(
  db: Db,
  id: string,
  reader: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .update(coachDocuments)
    .set({ status: 'reading', reader, updatedAt: sql`now()` })
    .where(and(eq(coachDocuments.id, id), inArray(coachDocuments.status, WAITING)))
    .returning();
  return row;
}

/** Whether `reader` still is the run that reads a document; locks its row for the transaction. */
export async function isReader(tx: Tx, id: string, reader: string): Promise<boolean> {
  const rows = await tx
    .update(coachDocuments)
    .set({ updatedAt: sql`now()` })
    .where(readBy(id, reader))
    .returning({ id: coachDocuments.id });
  return rows.length === 1;
}

export async function endReading(
  tx: Tx,
  id: string,
  end: Pick<DocumentRow, 'status' | 'pages' | 'characters' | 'chunks' | 'rows'>,
): Promise<void> {
  await tx
    .update(coachDocuments)
    .set({ ...end, reader: null })
    .where(eq(coachDocuments.id, id));
  await deletePieces(tx, id);
}

const readBy = (id: string, reader: string) =>
  and(
    eq(coachDocuments.id, id),
    eq(coachDocuments.reader, reader),
    eq(coachDocuments.status, 'reading'),
  );

/** How many documents of a seller still wait to be read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ documents: count() })
    .from(coachDocuments)
    .where(and(eq(coachDocuments.userId, userId), inArray(coachDocuments.status, WAITING)));
  return row?.documents ?? 0;
}

/** The chunks of all documents of a seller, in reading order. */
export async function listChunks(
  db: Db,
  userId: string,
): Promise<{ name: string; documentId: string; page: number | null; text: string }[]> {
  return db
    .select({
      name: coachDocuments.name,
      documentId: coachDocuments.id,
      page: coachChunks.page,
      text: coachChunks.text,
    })
    .from(coachChunks)
    .innerJoin(coachDocuments, eq(coachDocuments.id, coachChunks.documentId))
    .where(eq(coachDocuments.userId, userId))
    .orderBy(asc(coachDocuments.createdAt), asc(coachChunks.id));
}
