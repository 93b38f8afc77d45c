import { randomUUID } from 'node:crypto';
import type { CoachDocument } from '@salesai/contract/coach';
import { pino } from 'pino';
import { type DatabaseLocation, openDatabase } from '../db/open.ts';
import { users } from '../db/schema/auth.ts';
import type { UploadCtx } from '../domains/coach/documents/intake.ts';
import { documentJobs } from '../domains/coach/documents/jobs.ts';
import * as documents from '../domains/coach/documents/service.ts';
import { createLimits } from '../http/limits.ts';
import { startQueue } from '../jobs/pg-boss.ts';
import { files } from '../paths.ts';
import type { Workers } from '../workers/jobs.ts';
import { sharedWorkers } from './shared-workers.ts';
import { waitFor } from './wait-for.ts';

/** A seller who uploads documents and searches them. */
export type Owner = UploadCtx & { ports: { workers: Workers } };

/** A malformed document may use the whole minute that reading allows, and others wait for it. */
const READING_TIMEOUT_MS = 120_000;

/** A file to upload. */
export type NamedFile = readonly [name: string, content: string | Uint8Array];

/** The coach's documents on a real database with real jobs, without HTTP around them. */
export async function openLibrary(location: DatabaseLocation) {
  const log = pino({ level: 'silent' });
  const database = await openDatabase(location);
  await database.migrate(files.migrations);
  const { db } = database;
  const queue = await startQueue(database.boss, log);
  const workers = sharedWorkers();
  await queue.work(documentJobs({ db, workers }));
  const asSeller = (id: string): Owner => ({
    actor: { type: 'user', id, loginSessionId: '' },
    db,
    ports: { queue, workers, limits: createLimits(db, false, String) },
    language: 'pt-BR',
  });
  return {
    db,
    asSeller,
    /** Creates a user and returns the context that the services take. */
    async newSeller(): Promise<Owner> {
      const id = randomUUID();
      await db.insert(users).values({ id, name: 'Ana Souza', email: `${id}@sellers.example` });
      return asSeller(id);
    },
    async close() {
      await queue.stop();
      await workers.close();
      await database.close();
    },
  };
}

/** Uploads files and waits until each was read. @returns all documents of the seller. */
export async function uploadAndWait(
  ctx: UploadCtx,
  ...sent: NamedFile[]
): Promise<CoachDocument[]> {
  await upload(ctx, ...sent);
  return waitForReading(ctx);
}

/** Uploads files without waiting until they are read. */
export const upload = (ctx: UploadCtx, ...sent: NamedFile[]) =>
  documents.receiveDocuments(ctx, uploads(sent));

export const documentsOf = documents.listDocuments;

/** Waits until every document was read. @returns all documents of the seller. */
export async function waitForReading(ctx: UploadCtx): Promise<CoachDocument[]> {
  let all: CoachDocument[] = [];
  const allRead = async () => {
    all = await documents.listDocuments(ctx);
    return !all.some(({ status }) => status === 'received' || status === 'reading') && all;
  };
  const describe = () => `documents are not read: ${JSON.stringify(all)}`;
  return waitFor(allRead, describe, READING_TIMEOUT_MS);
}

async function* uploads(sent: readonly NamedFile[]) {
  for (const [name, content] of sent) yield { name, bytes: blocks(Buffer.from(content)) };
}

async function* blocks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
