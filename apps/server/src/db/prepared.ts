import type { Db } from './client.ts';

const known = new WeakMap<Db, Map<string, unknown>>();

/**
 * A query that is built once a database and planned once a connection: for reads that every screen
 * makes. Its values are `sql.placeholder`s.
 * @param build makes the query with `.prepare(name)`; called once for each database.
 */
export function prepared<Query>(
  db: Db,
  name: string,
  build: (db: Db, name: string) => Query,
): Query {
  const queries = known.get(db) ?? new Map<string, unknown>();
  known.set(db, queries);
  const query = queries.get(name) ?? build(db, name);
  queries.set(name, query);
  return asBuilt<Query>(query);
}

// One name is built by one function, so what was kept under it is what that function gave.
const asBuilt = <Query>(query: unknown) => query as Query;
