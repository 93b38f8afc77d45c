import { afterAll, beforeAll } from 'vitest';
import { freshDatabase, type TestDatabase } from './database.ts';
import { openLibrary } from './library.ts';

type Library = Awaited<ReturnType<typeof openLibrary>>;

/** Opens a library on a new database for the tests of this block. @returns how to get it inside a test. */
export function useLibrary(): () => Library {
  let database: TestDatabase | undefined;
  let library: Library | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
    library = await openLibrary(database.location);
  });
  afterAll(async () => {
    await library?.close();
    await database?.drop();
  });
  return () => {
    if (!library) throw new Error('The library is open only while tests run');
    return library;
  };
}
