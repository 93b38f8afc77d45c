import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { onServer, rowsOn } from './database.ts';
import type { Seller, TestServer } from './server.ts';

/** Runs a locking statement in a transaction that stays open until `release` is called. */
export async function acquireLock(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return {
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}

/** Backdates the heartbeats of running jobs by a minute, so that other nodes take the jobs over. */
export const expireJobHeartbeats = (url: string): Promise<void> =>
  onServer(
    url,
    "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  );

/** The index of the node that waits for a database lock; -1 when none does. */
export async function blockedNode(url: string, cluster: Cluster): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ node: string }>(
    `select application_name as node from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  await client.end();
  return cluster.nodes.findIndex((node) => rows.some((row) => row.node.endsWith(`:${node.pid()}`)));
}

/** Ends and refuses all connections to a database. @returns what allows them again. */
export async function blockDatabase(url: string): Promise<() => Promise<void>> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await onServer(server.href, `alter database ${name} with allow_connections false`);
  await onServer(
    server.href,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  return () => onServer(server.href, `alter database ${name} with allow_connections true`);
}

/** Counts the product's tables in a database. */
export async function countTables(url: string): Promise<number> {
  const tables = await rowsOn(url, "select from pg_tables where schemaname = 'public'");
  return tables.length;
}

/** Opens a seller's notification stream on one node and counts its `changed` events. */
export async function openNotificationStream(server: TestServer, { authorization }: Seller) {
  const closing = new AbortController();
  const response = await fetch(new URL('/api/notifications/stream', server.url), {
    headers: { authorization },
    signal: closing.signal,
  });
  const received = { changes: 0 };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      received.changes += decoder.decode(part).split('event: changed').length - 1;
    }
  })().catch(() => undefined);
  return {
    changes: () => received.changes,
    /** Resolves when the stream has ended, whichever side ended it. */
    over: reading,
    async stop() {
      closing.abort();
      await reading;
    },
  };
}
