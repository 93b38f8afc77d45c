import { type Digest, digestOf, tablesOf } from '../db/transfer/tables.ts';
import type { TestServer } from './server.ts';

/** A checksum of every table of the product. */
export function digestOfAll({ db }: TestServer) {
  return db.transaction(async (tx) => {
    const digests: Record<string, Digest> = {};
    for (const table of await tablesOf(tx)) {
      if (table.schema === 'public') digests[table.name] = await digestOf(tx, table);
    }
    return digests;
  });
}
