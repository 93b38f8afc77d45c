import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from '../client.ts';
import * as schema from '../schema/index.ts';
import { asPGlite, EmbeddedClient } from './client.ts';
import { DataDirError } from './data-dir-error.ts';
import { initializeDataDir } from './initialize.ts';
import { lockDataDir } from './lock.ts';
import { scheduleUpkeep } from './upkeep.ts';

/** Opens the embedded database with a lock, durable writes and scheduled maintenance. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockDataDir(dataDir).catch((error: unknown) => {
    throw DataDirError.from(error, dataDir);
  });
  const client = await openFiles(dataDir).catch(async (error: unknown) => {
    await unlock();
    throw DataDirError.from(error, dataDir);
  });
  const db = drizzle({ client: asPGlite(client), schema });
  const upkeep = scheduleUpkeep(client);
  return {
    kind: 'embedded',
    db,
    boss: { db: fromPglite(asPGlite(client)), backend: 'pglite' },
    ping: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    connections: () => client.load(),
    upkeep: () => upkeep.report(),
    listen: (channel, { onMessage }) => client.listen(channel, onMessage),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    async close() {
      upkeep.stop();
      await client.close();
      await unlock();
    },
  };
}

async function openFiles(dataDir: string): Promise<EmbeddedClient> {
  await initializeDataDir(dataDir);
  const client = new EmbeddedClient(dataDir);
  await client.waitReady;
  return client;
}
