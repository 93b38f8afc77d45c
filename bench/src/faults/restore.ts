import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@salesai/server/db/open';
import { checkBackup } from '@salesai/server/db/transfer/backup-file';
import { dump } from '@salesai/server/db/transfer/dump';
import { restore } from '@salesai/server/db/transfer/load';
import { files } from '@salesai/server/paths';
import { onServer } from '@salesai/server/testing/database';
import { populate } from '@salesai/server/testing/populate';
import type { Figure } from '../figure.ts';
import { freshDatabase } from '../fresh-database.ts';
import { times } from './times.ts';

const SELLERS = times(10_000);

/** Backs an installation up, drops its database, and restores it into empty ones. */
export async function restoreAfterLoss(server: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const file = join(folder, 'backup');
  const url = await freshDatabase(server, 'salesai_lost');
  await populate(url, SELLERS);
  const backup = await timed(() => within({ url, poolSize: 2 }, (open) => dump(open, file, '1')));
  await onServer(server, 'drop database salesai_lost with (force)');

  const again = await freshDatabase(server, 'salesai_back');
  const postgres = await restored({ url: again, poolSize: 2 }, file);
  const embedded = await restored({ dataDir: join(folder, 'database') }, file);
  await onServer(server, 'drop database salesai_back with (force)');
  rmSync(folder, { recursive: true, force: true });
  const of = (what: string) => `${SELLERS} sellers: ${what}`;
  return [
    { what: of('backup'), value: backup, unit: 's' },
    { what: of('restored on PostgreSQL'), value: postgres.seconds, unit: 's', atMost: 300 },
    { what: of('restored embedded'), value: embedded.seconds, unit: 's', atMost: 300 },
    {
      what: of('restored installations with differing rows'),
      value: postgres.differs + embedded.differs,
      unit: '',
      atMost: 0,
    },
  ];
}

/** Restores into an empty database, and backs that up to compare the rows. */
async function restored(location: Parameters<typeof openDatabase>[0], file: string) {
  const copy = `${file}-again`;
  const seconds = await timed(() => within(location, (open) => restore(open, file)));
  await within(location, (open) => dump(open, copy, '1'));
  const [before, after] = [await checkBackup(file), await checkBackup(copy)];
  return { seconds, differs: before.end.content === after.end.content ? 0 : 1 };
}

async function within<T>(
  location: Parameters<typeof openDatabase>[0],
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(location);
  try {
    await database.migrate(files.migrations);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
