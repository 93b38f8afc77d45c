import { afterAll, beforeAll } from 'vitest';
import type { OpenDatabase } from '../db/client.ts';
import { openDatabase } from '../db/open.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

/** Opens a new database for the tests of this block. */
export function useDatabase() {
  let fresh: TestDatabase | undefined;
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = await openDatabase(fresh.location);
  });
  afterAll(async () => {
    await database?.close();
    await fresh?.drop();
  });
  return {
    get database(): OpenDatabase {
      return whileTestsRun(database);
    },
    get dataDir(): string {
      return whileTestsRun(fresh).dataDir;
    },
  };
}

function whileTestsRun<T>(opened: T | undefined): T {
  if (opened === undefined) throw new Error('The database is open only while tests run');
  return opened;
}
