import { type DocumentRow, searchTerms } from '@salesai/engine/documents';
import type { Db } from '../../../../db/client.ts';
import type { JobQueue } from '../../../../jobs/queue.ts';
import { countRows, listRows, listUnextracted, searchRows } from './data.ts';
import { extractDocumentRows } from './jobs.ts';

/** Fewer rows are all returned, so that the nearest one is among them. */
const ALL_MAX = 600;
const RANKED_MAX = 1_000;

/**
 * The rows of a seller's documents that may answer the first of the questions. Documents without
 * extracted rows get theirs by a job.
 */
export async function findRows(
  { db, queue }: { db: Db; queue: JobQueue },
  userId: string,
  questions: readonly string[],
): Promise<DocumentRow[]> {
  for (const documentId of await listUnextracted(db, userId)) {
    await queue.enqueue(extractDocumentRows, { documentId });
  }
  const rows = await countRows(db, userId);
  if (rows === 0) return [];
  if (rows <= ALL_MAX) return listRows(db, userId, ALL_MAX);
  const terms = searchTerms(questions);
  if (terms.length === 0) return [];
  return searchRows(db, userId, terms, { ranked: RANKED_MAX, returned: ALL_MAX });
}
