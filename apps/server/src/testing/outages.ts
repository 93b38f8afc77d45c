import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { onServer, rowsOn } from './database.ts';
import type { Seller, TestServer } from './server.ts';

/** Holds what a statement locks until it is released. */
export async function holding(url: string, statement: string) {
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

/** Makes running jobs look as if their nodes had given no sign of life for a minute. */
export const silenceJobs = (url: string): Promise<void> =>
  onServer(
    url,
    "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  );

/** Which node of the cluster waits for a lock now; -1 when none does. */
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

/** Shuts a database to everybody, as a server that is away; gives what opens it again. */
export async function shutDatabase(url: string): Promise<() => Promise<void>> {
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

/** How many tables of the product a database has. */
export async function tablesThere(url: string): Promise<number> {
  const tables = await rowsOn(url, "select from pg_tables where schemaname = 'public'");
  return tables.length;
}

/** A seller's open stream of news on one node, counting what it was told. */
export async function listening(server: TestServer, { authorization }: Seller) {
  const closing = new AbortController();
  const response = await fetch(new URL('/api/notifications/stream', server.url), {
    headers: { authorization },
    signal: closing.signal,
  });
  const heard = { changes: 0 };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      heard.changes += decoder.decode(part).split('event: changed').length - 1;
    }
  })().catch(() => undefined);
  return {
    changes: () => heard.changes,
    /** Resolves when the stream is over, whoever ended it. */
    over: reading,
    async stop() {
      closing.abort();
      await reading;
    },
  };
}
