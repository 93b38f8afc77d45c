import { randomUUID } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { coachDocuments } from '../db/schema/coach-documents.ts';
import { insertChunks, insertTerms } from '../domains/coach/documents/search/data.ts';
import { termsOf } from '../domains/coach/documents/search/terms.ts';

const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va be ce de fe me ne pe re se te vi di mi ni ri si ti bo co do lo mo no po ro so to vo bu cu du lu mu nu ru su tu ção dor mento'.split(
    ' ',
  );
const VOCABULARY = 30_000;
const WORDS_A_CHUNK = 110;
const CHUNKS_A_DOCUMENT = 1_000;
const AT_ONCE = 100;

/** Words as a language has them: the n-th is n times rarer than the first. */
export function randomWords(count: number): string {
  return Array.from({ length: count }, () => {
    const rank = Math.floor(VOCABULARY ** Math.random());
    return word(rank);
  }).join(' ');
}

/** Puts so many chunks of random words straight into a seller's library, past all limits. */
export async function fillLibrary(db: Db, userId: string, chunks: number): Promise<void> {
  for (let filled = 0; filled < chunks; filled += CHUNKS_A_DOCUMENT) {
    await addDocument(db, userId, Math.min(CHUNKS_A_DOCUMENT, chunks - filled));
  }
}

async function addDocument(db: Db, userId: string, count: number): Promise<void> {
  const of = { documentId: randomUUID(), userId };
  const file = { id: of.documentId, userId, name: `${of.documentId}.txt`, size: 1 };
  await db.insert(coachDocuments).values({ ...file, status: 'ready', chunks: count });
  const held = new Map<string, number>();
  for (let from = 0; from < count; from += AT_ONCE) {
    const chunks = Array.from({ length: Math.min(AT_ONCE, count - from) }, () => {
      const text = randomWords(WORDS_A_CHUNK);
      const terms = [...new Set(termsOf(text).map(({ prefix }) => prefix))];
      for (const term of terms) held.set(term, (held.get(term) ?? 0) + 1);
      return { page: null, text, terms: terms.join(' ') };
    });
    await db.transaction((tx) => insertChunks(tx, of, chunks));
  }
  const terms = [...held].map(([term, holding]) => ({ term, chunks: holding }));
  for (let from = 0; from < terms.length; from += AT_ONCE) {
    await db.transaction((tx) => insertTerms(tx, of, terms.slice(from, from + AT_ONCE)));
  }
}

/** The word of a rank, always the same, shorter the commoner it is. */
function word(rank: number): string {
  let rest = rank * 7 + 3;
  let letters = '';
  do {
    letters += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0);
  return letters;
}
