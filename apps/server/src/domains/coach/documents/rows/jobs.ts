import type { Db } from '../../../../db/client.ts';
import type { JobKind } from '../../../../jobs/queue.ts';
import type { Workers } from '../../../../workers/jobs.ts';
import { wholeText } from '../reading/chunks.ts';
import { chunksOfDocument, claimExtraction, deleteRows, insertRows } from './data.ts';

/** Extracts the rows of a document that was read before rows existed. */
export const extractDocumentRows: JobKind<{ documentId: string }> = {
  name: 'extract-rows',
  expireInSeconds: 120,
  retryLimit: 3,
  retryDelay: 5,
};

const ROWS_AT_ONCE = 50;

/** Stores the rows of a document once; its text comes from its chunks. */
export async function storeRows(
  { db, workers }: { db: Db; workers: Workers },
  documentId: string,
  signal: AbortSignal,
): Promise<void> {
  const chunks = await chunksOfDocument(db, documentId);
  const pages = [...Map.groupBy(chunks, ({ page }) => page)].map(([page, ofPage]) => ({
    page,
    text: wholeText(ofPage.map(({ text }) => text)),
  }));
  const rows = await workers.run('extractRows', pages, { signal });
  await db.transaction(async (tx) => {
    const userId = await claimExtraction(tx, documentId, rows.length);
    if (userId === undefined) return;
    await deleteRows(tx, documentId);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await insertRows(tx, { documentId, userId }, rows.slice(from, from + ROWS_AT_ONCE));
    }
  });
}
