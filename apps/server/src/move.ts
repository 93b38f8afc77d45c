import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig, readEnvironment } from './config.ts';
import type { OpenDatabase } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { dump } from './db/transfer/dump.ts';
import { moveInto } from './db/transfer/move.ts';
import { startQueue } from './jobs/pg-boss.ts';
import { files } from './paths.ts';

const POOL_SIZE = 4;

/**
 * Copies the embedded database of DATA_DIR into the PostgreSQL given as the first argument. The lock on
 * the data folder guarantees that no server writes meanwhile; nothing in the folder is changed.
 */
async function move(to: string): Promise<Record<string, number>> {
  const { dataDir } = readConfig({ ...readEnvironment(), DATABASE_URL: undefined });
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new Error(`DATA_DIR ${dataDir} contains no database.`);
  const file = join(dataDir, `move-${process.pid}.part`);
  const opened = new AsyncDisposableStack();
  try {
    const source = await openDatabase({ dataDir: folder });
    opened.defer(() => source.close());
    const target = await openDatabase({ url: to, poolSize: POOL_SIZE });
    opened.defer(() => target.close());
    await prepare(target);
    opened.defer(() => rm(file, { force: true }));
    await dump(source, file, files.version);
    return await moveInto(target, file);
  } finally {
    await opened.disposeAsync();
  }
}

/** Creates the tables of the product and of the queue, as a first start does. */
async function prepare(target: OpenDatabase): Promise<void> {
  await target.migrate(files.migrations);
  const queue = await startQueue(target.boss, pino({ level: 'silent' }));
  await queue.stop();
}

process.umask(0o077);

try {
  const counts = await move(process.argv[2] ?? '');
  for (const [table, rows] of Object.entries(counts)) process.stdout.write(`${table} ${rows}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
