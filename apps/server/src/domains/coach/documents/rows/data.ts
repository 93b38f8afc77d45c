import { type DocumentRow, type ExtractedRow, rowTerms } from '@salesai/engine/documents';
import { and, asc, eq, gt, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/client.ts';
import { coachChunks, coachDocuments, coachRows } from '../../../../db/schema/coach-documents.ts';
import { ownerTerm } from '../search/data.ts';

interface Of {
  documentId: string;
  userId: string;
}

/** Documents whose text can be searched. */
const READ = ['ready', 'interrupted'] as const;

export async function deleteRows(tx: Tx, documentId: string): Promise<void> {
  await tx.delete(coachRows).where(eq(coachRows.documentId, documentId));
}

export async function insertRows(tx: Tx, of: Of, rows: readonly ExtractedRow[]): Promise<void> {
  const owner = ownerTerm(of.userId);
  await tx
    .insert(coachRows)
    .values(rows.map((row) => ({ ...of, row, terms: [owner, ...rowTerms(row)].join(' ') })));
}

/** Number of rows of a seller. */
export async function countRows(db: Db, userId: string): Promise<number> {
  const [found] = await db
    .select({ rows: sum(coachDocuments.rows).mapWith(Number) })
    .from(coachDocuments)
    .where(eq(coachDocuments.userId, userId));
  return found?.rows ?? 0;
}

/** All rows of a seller in the order of the documents. */
export async function listRows(db: Db, userId: string, limit: number): Promise<DocumentRow[]> {
  const found = await db
    .select({ file: coachDocuments.name, row: coachRows.row })
    .from(coachRows)
    .innerJoin(coachDocuments, eq(coachDocuments.id, coachRows.documentId))
    .where(eq(coachRows.userId, userId))
    .orderBy(asc(coachRows.id))
    .limit(limit);
  return found.map(({ file, row }) => ({ ...row, file }));
}

/** Rows of a seller that contain any of the terms, those with the most first. */
export async function searchRows(
  db: Db,
  userId: string,
  terms: readonly string[],
  { ranked, returned }: { ranked: number; returned: number },
): Promise<DocumentRow[]> {
  const wanted = terms.map((term) => `${term}:*`).join(' | ');
  const mine = sql`${`${ownerTerm(userId)} & (${wanted})`}::tsquery`;
  const matching = db
    .select()
    .from(coachRows)
    .where(and(sql`${coachRows.terms} @@ ${mine}`, eq(coachRows.userId, userId)))
    .limit(ranked)
    .as('matching');
  const found = await db
    .select({ file: coachDocuments.name, row: matching.row })
    .from(matching)
    .innerJoin(coachDocuments, eq(coachDocuments.id, matching.documentId))
    .orderBy(sql`ts_rank(${matching.terms}, ${wanted}::tsquery) desc`, asc(matching.id))
    .limit(returned);
  return found.map(({ file, row }) => ({ ...row, file }));
}

/** Documents of a seller that were read before rows were extracted. */
export async function listUnextracted(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .select({ id: coachDocuments.id })
    .from(coachDocuments)
    .where(
      and(
        eq(coachDocuments.userId, userId),
        isNull(coachDocuments.rows),
        gt(coachDocuments.chunks, 0),
        inArray(coachDocuments.status, [...READ]),
      ),
    );
  return found.map(({ id }) => id);
}

/** The chunks of one document in reading order. */
export async function chunksOfDocument(
  db: Db,
  documentId: string,
): Promise<{ page: number | null; text: string }[]> {
  return db
    .select({ page: coachChunks.page, text: coachChunks.text })
    .from(coachChunks)
    .where(eq(coachChunks.documentId, documentId))
    .orderBy(asc(coachChunks.id));
}

/** Marks a document as extracted. @returns its owner, or undefined when another run was first. */
export async function claimExtraction(
  tx: Tx,
  documentId: string,
  rows: number,
): Promise<string | undefined> {
  const [claimed] = await tx
    .update(coachDocuments)
    .set({ rows })
    .where(
      and(
        eq(coachDocuments.id, documentId),
        isNull(coachDocuments.rows),
        inArray(coachDocuments.status, [...READ]),
      ),
    )
    .returning({ userId: coachDocuments.userId });
  return claimed?.userId;
}
