import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/client.ts';
import { coachChunks, coachDocuments, coachTerms } from '../../../../db/schema/coach-documents.ts';
import type { Candidate, Usage } from './passages.ts';

interface NewChunk {
  page: number | null;
  text: string;
  terms: string;
}

interface Of {
  documentId: string;
  userId: string;
}

export async function deleteChunks(tx: Tx, documentId: string): Promise<void> {
  await tx.delete(coachChunks).where(eq(coachChunks.documentId, documentId));
  await tx.delete(coachTerms).where(eq(coachTerms.documentId, documentId));
}

export async function insertChunks(tx: Tx, of: Of, chunks: readonly NewChunk[]): Promise<void> {
  const owner = ownerTerm(of.userId);
  await tx
    .insert(coachChunks)
    .values(chunks.map((chunk) => ({ ...of, ...chunk, terms: `${owner} ${chunk.terms}` })));
}

/**
 * As one JSON parameter: an array literal would read the word `null` as NULL, and a parameter per value
 * took the embedded database three times as long.
 */
export async function insertTerms(
  tx: Tx,
  { documentId, userId }: Of,
  terms: readonly { term: string; chunks: number }[],
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(terms)}::json) as t(term text, chunks int)`;
  await tx.execute(sql`
    insert into ${coachTerms} (document_id, user_id, term, chunks)
    select ${documentId}, ${userId}, t.term, t.chunks from ${rows}`);
}

export async function usageOf(db: Db, userId: string, terms: readonly string[]): Promise<Usage> {
  const all = db
    .select({ chunks: sum(coachDocuments.chunks) })
    .from(coachDocuments)
    .where(eq(coachDocuments.userId, userId));
  const rows = await db
    .select({
      term: coachTerms.term,
      holding: sum(coachTerms.chunks).mapWith(Number),
      chunks: sql`${all}`.mapWith(Number),
    })
    .from(coachTerms)
    .where(and(eq(coachTerms.userId, userId), inArray(coachTerms.term, [...terms])))
    .groupBy(coachTerms.term);
  const holding = new Map(rows.map((row) => [row.term, row.holding]));
  return { chunks: rows[0]?.chunks ?? 0, holding };
}

/**
 * Chunks of a seller that match `wanted`, ranked by `terms` relative to their length.
 * @param options.ranked how many are ranked.
 * @param options.returned how many are returned.
 */
export async function findChunks(
  db: Db,
  userId: string,
  { wanted, terms }: { wanted: string; terms: readonly string[] },
  { ranked, returned }: { ranked: number; returned: number },
): Promise<Candidate[]> {
  // The owner's term lets the index itself exclude other sellers' chunks.
  const mine = sql`${`${ownerTerm(userId)} & (${wanted})`}::tsquery`;
  const any = sql`${terms.join(' | ')}::tsquery`;
  const matching = db
    .select()
    .from(coachChunks)
    .where(and(sql`${coachChunks.terms} @@ ${mine}`, eq(coachChunks.userId, userId)))
    .limit(ranked)
    .as('matching');
  return db
    .select({ file: coachDocuments.name, page: matching.page, text: matching.text })
    .from(matching)
    .innerJoin(coachDocuments, eq(coachDocuments.id, matching.documentId))
    .orderBy(sql`ts_rank(${matching.terms}, ${any}, 1) desc`, asc(matching.id))
    .limit(returned);
}

/** A term that no text contains: terms of texts are letters and digits. */
export const ownerTerm = (userId: string) => `@${userId.replace(/[^A-Za-z0-9]/g, '')}`;
