import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Db, Tx } from '../../../db/client.ts';
import { isPermanentDbError } from '../../../db/transient-error.ts';
import { type Job, type JobKind, type JobRun, job } from '../../../jobs/queue.ts';
import type { Workers } from '../../../workers/jobs.ts';
import {
  beginReading,
  bytesOf,
  charactersOf,
  type DocumentRow,
  deleteLostPieces,
  endReading,
  isReader,
} from './data.ts';
import { CHARACTERS_MAX, OWNER_CHARACTERS_MAX } from './limits.ts';
import { type Reading, readFile } from './reading/read.ts';
import { deleteRows, insertRows } from './rows/data.ts';
import { extractDocumentRows, storeRows } from './rows/jobs.ts';
import { deleteChunks, insertChunks, insertTerms } from './search/data.ts';

/** Each killed node uses up a retry, so a document fails only after many of them. */
export const readDocument: JobKind<{ documentId: string }> = {
  name: 'read-document',
  expireInSeconds: 120,
  retryLimit: 10,
  retryDelay: 1,
};

/** Rows per statement: few, so that others hardly wait for the one embedded connection. */
const CHUNKS_AT_ONCE = 10;
const TERMS_AT_ONCE = 250;
const ROWS_AT_ONCE = 50;
const LOST_HOURS = 24;
/** Characters below which a document with pages counts as scanned. */
const SCANNED_MAX = 20;

/** Another run has started to read the same document, or its owner has deleted it. */
class SupersededError extends Error {}

/** The job that reads documents; a superseded run stores nothing. */
export function documentJobs({ db, workers }: { db: Db; workers: Workers }): Job[] {
  return [
    job(extractDocumentRows, ({ documentId }, run) =>
      storeRows({ db, workers }, documentId, run.signal),
    ),
    job(readDocument, async ({ documentId }, run) => {
      const reader = randomUUID();
      const document = await beginReading(db, documentId, reader);
      if (!document) return;
      const store = createStore(db, document, reader);
      try {
        await read(db, document, store, run.signal);
      } catch (error) {
        await giveUpOrRetry(store, error, run);
      }
      await deleteLostPieces(db, LOST_HOURS);
    }),
  ];
}

async function read(
  db: Db,
  { id, userId, kind }: DocumentRow,
  store: Store,
  signal: AbortSignal,
): Promise<void> {
  const left = OWNER_CHARACTERS_MAX - (await charactersOf(db, userId));
  const reading = await readFile(await bytesOf(db, id), {
    kind: kind ?? 'text',
    maxCharacters: Math.max(0, Math.min(CHARACTERS_MAX, left)),
    signal,
  });
  await store.save(reading);
}

async function giveUpOrRetry(store: Store, error: unknown, run: JobRun): Promise<void> {
  if (error instanceof SupersededError) return;
  if (!run.lastTry && !isPermanentDbError(error)) throw error;
  run.log.error({ err: error }, 'document could not be read');
  await store.save({ chunks: [], rows: null, pages: null, outcome: 'stopped' });
}

type Store = ReturnType<typeof createStore>;

/** Stores the text in small transactions, each only while this run is the document's reader. */
function createStore(db: Db, { id: documentId, userId }: DocumentRow, reader: string) {
  const of = { documentId, userId };
  const write = (work: (tx: Tx) => Promise<void>) =>
    db.transaction(async (tx) => {
      if (!(await isReader(tx, documentId, reader))) throw new SupersededError();
      await work(tx);
    });
  return {
    async save(reading: Reading): Promise<void> {
      await write(async (tx) => {
        await deleteChunks(tx, documentId);
        await deleteRows(tx, documentId);
      });
      for (const chunks of inBatches(reading.chunks, CHUNKS_AT_ONCE)) {
        await write((tx) => insertChunks(tx, of, chunks));
      }
      const counts = await countTerms(reading);
      for (const terms of inBatches(counts, TERMS_AT_ONCE)) {
        const rows = terms.map(([term, chunks]) => ({ term, chunks }));
        await write((tx) => insertTerms(tx, of, rows));
      }
      for (const rows of inBatches(reading.rows ?? [], ROWS_AT_ONCE)) {
        await write((tx) => insertRows(tx, of, rows));
      }
      await write((tx) =>
        endReading(tx, documentId, {
          status: statusOf(reading),
          pages: reading.pages,
          characters: lengthOf(reading),
          chunks: reading.chunks.length,
          rows: reading.rows?.length ?? null,
        }),
      );
    },
  };
}

function statusOf(reading: Reading): DocumentRow['status'] {
  const minLength = reading.pages === null ? 1 : SCANNED_MAX;
  const hasText = lengthOf(reading) >= minLength;
  switch (reading.outcome) {
    case 'whole':
      return hasText ? 'ready' : 'empty';
    case 'cut':
    case 'stopped':
      return 'interrupted';
    default:
      return reading.outcome;
  }
}

const lengthOf = ({ chunks }: Reading) => chunks.reduce((sum, { text }) => sum + text.length, 0);

/** Number of chunks per term. Yields to the event loop: there may be hundreds of thousands of terms. */
async function countTerms({ chunks }: Reading): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const batch of inBatches(chunks, CHUNKS_AT_ONCE)) {
    for (const term of batch.flatMap(({ terms }) => terms.split(' '))) {
      if (term) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    await yieldToEventLoop();
  }
  return counts;
}

function* inBatches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
