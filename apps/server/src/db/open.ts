import type { OpenDatabase } from './client.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres.ts';

export type DatabaseLocation = { dataDir: string } | { url: string; poolSize: number };

/**
 * Opens the embedded database in a folder, or the external PostgreSQL at a URL.
 * @throws DataDirLockedError, DataDirError or PostgresError with one sentence for the operator.
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in location ? openPostgres(location) : openEmbedded(location.dataDir);
}
