import type { DocumentStatus } from '@salesai/contract/coach';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { coachChunks, coachDocuments } from '../../../db/schema/coach-documents.ts';

export type DocumentRow = typeof coachDocuments.$inferSelect;

const READABLE: readonly DocumentStatus[] = ['ready', 'interrupted'];

export async function listRows(db: Db, userId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(coachDocuments)
    .where(eq(coachDocuments.userId, userId))
    .orderBy(asc(coachDocuments.createdAt), asc(coachDocuments.id));
}

/** The document goes with its chunks and terms; false when there is no such document of theirs. */
export async function deleteRow(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(coachDocuments)
    .where(and(eq(coachDocuments.userId, userId), eq(coachDocuments.id, id)))
    .returning({ id: coachDocuments.id });
  return rows.length === 1;
}

export async function deleteAllRows(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(coachDocuments).where(eq(coachDocuments.userId, userId));
}

export async function hasChunks(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: coachDocuments.id })
    .from(coachDocuments)
    .where(
      and(
        eq(coachDocuments.userId, userId),
        sql`${coachDocuments.status} in ${READABLE}`,
        sql`${coachDocuments.chunks} > 0`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Chunks of a seller that hold any of the terms of `query`, the likeliest first. */
export async function candidates(db: Db, userId: string, query: string, limit: number) {
  const terms = sql`${query}::tsquery`;
  return db
    .select({
      id: coachChunks.id,
      file: coachDocuments.name,
      page: coachChunks.page,
      text: coachChunks.text,
    })
    .from(coachChunks)
    .innerJoin(coachDocuments, eq(coachDocuments.id, coachChunks.documentId))
    .where(and(eq(coachChunks.userId, userId), sql`${coachChunks.terms} @@ ${terms}`))
    .orderBy(sql`ts_rank(${coachChunks.terms}, ${terms}, 1) desc`, asc(coachChunks.id))
    .limit(limit);
}
