import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedClient } from './client.ts';

/**
 * Creates the database files in a temporary folder and renames it, so that a killed first start leaves
 * no partial database; the 400 MB of memory this takes are freed with its worker.
 * The caller holds the lock of `dataDir`, which exists.
 */
export async function initializeDataDir(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const draft = `${dataDir}.making`;
  rmSync(draft, { recursive: true, force: true });
  const client = new EmbeddedClient(draft);
  try {
    await client.waitReady;
    await client.close();
    renameSync(draft, dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
