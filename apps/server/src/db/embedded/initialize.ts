import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedClient } from './client.ts';

/**
 * Makes the database files beside their place and moves them there in one step, so that a killed
 * first start leaves nothing half made; the making's 400 MB end with its own worker.
 * Call it under the lock of `dataDir`, which exists.
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
