import { randomUUID } from 'node:crypto';
import type { Db } from '@salesai/server/db/client';
import { coachDocuments } from '@salesai/server/db/schema/coach-documents';
import { insertChunks, insertTerms } from '@salesai/server/domains/coach/documents/search/data';
import { termsOf } from '@salesai/server/domains/coach/documents/search/terms';

const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va be ce de fe me ne pe re se te vi di mi ni ri si ti bo co do lo mo no po ro so to vo bu cu du lu mu nu ru su tu ção dor mento'.split(
    ' ',
  );
const VOCABULARY = 30_000;
const WORDS_PER_CHUNK = 110;
const CHUNKS_PER_DOCUMENT = 1_000;
const BATCH = 250;

/** Words with a Zipf distribution, as in natural language. */
export function randomWords(count: number): string {
  return Array.from({ length: count }, () => {
    const rank = Math.floor(VOCABULARY ** Math.random());
    return word(rank);
  }).join(' ');
}

/** Inserts this many chunks of random words into a seller's documents, bypassing all limits. */
export async function fillLibrary(db: Db, userId: string, chunks: number): Promise<void> {
  for (let filled = 0; filled < chunks; filled += CHUNKS_PER_DOCUMENT) {
    await addDocument(db, userId, Math.min(CHUNKS_PER_DOCUMENT, chunks - filled));
  }
}

async function addDocument(db: Db, userId: string, count: number): Promise<void> {
  const owner = { documentId: randomUUID(), userId };
  const file = { id: owner.documentId, userId, name: `${owner.documentId}.txt`, size: 1 };
  await db.insert(coachDocuments).values({ ...file, status: 'ready', chunks: count });
  const chunksByTerm = new Map<string, number>();
  for (let from = 0; from < count; from += BATCH) {
    const chunks = Array.from({ length: Math.min(BATCH, count - from) }, () => {
      const text = randomWords(WORDS_PER_CHUNK);
      const terms = [...new Set(termsOf(text).map(({ prefix }) => prefix))];
      for (const term of terms) chunksByTerm.set(term, (chunksByTerm.get(term) ?? 0) + 1);
      return { page: null, text, terms: terms.join(' ') };
    });
    await db.transaction((tx) => insertChunks(tx, owner, chunks));
  }
  const terms = [...chunksByTerm].map(([term, chunks]) => ({ term, chunks }));
  for (let from = 0; from < terms.length; from += BATCH) {
    await db.transaction((tx) => insertTerms(tx, owner, terms.slice(from, from + BATCH)));
  }
}

/** The word of a frequency rank: deterministic, and shorter for common words. */
function word(rank: number): string {
  let rest = rank * 7 + 3;
  let text = '';
  do {
    text += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0);
  return text;
}
