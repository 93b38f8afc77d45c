import { openDatabase } from '@salesai/server/db/open';
import { files } from '@salesai/server/paths';
import { onServer } from '@salesai/server/testing/database';

/** A new, migrated database on a PostgreSQL; gives its address. */
export async function freshDatabaseOn(server: string, name = 'salesai_bench'): Promise<string> {
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, poolSize: 2 });
  await database.migrate(files.migrations);
  await database.close();
  return url.href;
}
