import type { Db } from './client.ts';

const queriesByDb = new WeakMap<Db, Map<string, unknown>>();

/**
 * A query that is built once per database and planned once per connection, for frequent reads. Its
 * values are `sql.placeholder`s.
 * @param build creates the query with `.prepare(name)`; called once per database.
 */
export function prepared<Query>(
  db: Db,
  name: string,
  build: (db: Db, name: string) => Query,
): Query {
  const queries = queriesByDb.get(db) ?? new Map<string, unknown>();
  queriesByDb.set(db, queries);
  const query = queries.get(name) ?? build(db, name);
  queries.set(name, query);
  return asBuilt<Query>(query);
}

// Each name is used with one `build`, so the stored query has its type.
const asBuilt = <Query>(query: unknown) => query as Query;
