import { openDatabase } from '@salesai/server/db/open';
import { files } from '@salesai/server/paths';
import { onServer } from '@salesai/server/testing/database';

/** Creates a migrated database on a PostgreSQL. @returns its URL. */
export async function freshDatabase(server: string, name = 'salesai_bench'): Promise<string> {
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, poolSize: 2 });
  await database.migrate(files.migrations);
  await database.close();
  return url.href;
}
