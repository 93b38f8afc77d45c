import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { createWorkerPool } from '../workers/pool.ts';

/** Somebody who hands over documents and searches them. */
export type Owner = UploadCtx & { ports: { workers: Workers } };

const POLL_MS = 25;

/** A file to hand over, by its name. */
export type Sent = readonly [name: string, content: string | Uint8Array];

/** The coach's documents on a real database with real jobs, without HTTP around them. */
export async function openLibrary(location: DatabaseLocation) {
  const log = pino({ level: 'silent' });
  const database = await openDatabase(location);
  await database.migrate(files.migrations);
  const { db } = database;
  const queue = await startQueue(database.boss, log);
  await queue.work(documentJobs({ db }));
  const workers = createWorkerPool();
  const asSeller = (id: string): Owner => ({
    actor: { type: 'user', id, sessionId: '' },
    db,
    ports: { queue, workers, limits: createLimits(db, false, String) },
    language: 'pt-BR',
  });
  return {
    db,
    asSeller,
    /** Somebody new, as the services see who asks. */
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

/** Hands files over and waits until each was read; gives all of the seller's documents. */
export async function handOver(ctx: UploadCtx, ...sent: Sent[]): Promise<CoachDocument[]> {
  await sendTo(ctx, ...sent);
  return settled(ctx);
}

/** Hands files over; their reading is still to come. */
export const sendTo = (ctx: UploadCtx, ...sent: Sent[]) =>
  documents.receiveDocuments(ctx, uploads(sent));

export const documentsOf = documents.listDocuments;

/** Waits until no document is to be read any more. */
export async function settled(ctx: UploadCtx): Promise<CoachDocument[]> {
  for (;;) {
    const all = await documents.listDocuments(ctx);
    if (!all.some(({ status }) => status === 'received' || status === 'reading')) return all;
    await sleep(POLL_MS);
  }
}

async function* uploads(sent: readonly Sent[]) {
  for (const [name, content] of sent) yield { name, bytes: blocks(Buffer.from(content)) };
}

async function* blocks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
