import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupRoutes } from '@salesai/contract/backup';
import type { Context, Hono } from 'hono';
import type { OpenDatabase } from '../db/client.ts';
import { BackupError, checkBackup } from '../db/transfer/backup-file.ts';
import { dump } from '../db/transfer/dump.ts';
import { restore } from '../db/transfer/load.ts';
import { bearer, identifyAdmin } from './session.ts';

const PATH = `/api${backupRoutes.download.path}`;

const DISK_FULL =
  'The disk of the data folder is full: a backup is written there before it is sent';

export interface BackupOptions {
  database: OpenDatabase;
  dataDir: string;
  adminToken: string;
  version: string;
}

/**
 * Backup and restore by the operator of a running server. Both use a file in the data folder, so
 * that no slow client keeps the database transaction open.
 */
export function mountBackup(app: Hono, options: BackupOptions): void {
  const { database, version } = options;
  app.use(PATH, async (c, next) => {
    identifyAdmin(bearer(c.req.header('authorization')), options.adminToken);
    await next();
  });
  app.get(PATH, async (c) => {
    const file = await temporaryFile(options.dataDir);
    try {
      await dump(database, file, version);
      await checkBackup(file);
      const hash = await hashOf(file);
      return fileResponse(file, { 'Content-Type': 'application/gzip', 'X-Content-SHA256': hash });
    } catch (error) {
      await rm(file, { force: true });
      return explained(c, error);
    }
  });
  app.put(PATH, async (c) => {
    const file = await temporaryFile(options.dataDir);
    try {
      if (c.req.raw.body) await pipeline(c.req.raw.body, createWriteStream(file, { mode: 0o600 }));
      return c.json({ rows: await restore(database, file) });
    } catch (error) {
      return explained(c, error);
    } finally {
      await rm(file, { force: true });
    }
  });
}

/** Errors that the operator can correct, in one sentence each; throws any other. */
function explained(c: Context, error: unknown): Response {
  if (error instanceof BackupError) {
    return c.json({ message: error.message, status: 422, code: 'UNPROCESSABLE' }, 422);
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return c.json({ message: DISK_FULL, status: 503, code: 'UNAVAILABLE' }, 503);
  }
  throw error;
}

async function temporaryFile(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return join(dataDir, `backup-${randomUUID()}.part`);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Sends the file and deletes it afterwards, also when the client disconnects. */
function fileResponse(file: string, headers: Record<string, string>): Response {
  const stream = createReadStream(file);
  stream.once('close', () => void rm(file, { force: true }));
  return new Response(toBody(stream), { headers });
}

// Node's web streams and those of the DOM types are the same at run time.
const toBody = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream;
