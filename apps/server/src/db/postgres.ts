import { hostname } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './client.ts';
import { createNotificationListener } from './notification-listener.ts';
import * as schema from './schema/index.ts';

/** PostgreSQL 15 is the oldest version that the migrations are tested with. */
const OLDEST_VERSION = 150_000;
/** Advisory lock of the node that migrates. */
const MIGRATION_LOCK = 7_310_451;
const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Ends the transaction of a hanging node, which would hold its locks forever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** The external PostgreSQL cannot be used; one sentence for the operator. */
class PostgresError extends Error {}

/** Opens a connection pool on an external PostgreSQL, which any number of nodes share. */
export async function openPostgres(location: {
  url: string;
  poolSize: number;
}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: location.url,
    max: location.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // Identifies the node in pg_stat_activity.
    application_name: `salesai ${hostname()}:${process.pid}`,
  });
  // A broken idle connection is replaced at the next use; without a handler it would end the process.
  pool.on('error', () => undefined);
  await checkServer(pool);
  const db = drizzle({ client: pool, schema });
  const listener = createNotificationListener(location.url);
  return {
    kind: 'postgres',
    db,
    boss: { db: { executeSql: (text, values) => pool.query(text, values) } },
    ping: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    upkeep: () => [],
    listen: listener.listen,
    migrate: (migrationsFolder) => migrateLocked(pool, migrationsFolder),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

async function checkServer(pool: pg.Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) >= OLDEST_VERSION) return;
  } catch (cause) {
    await pool.end();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PostgresError(`Cannot reach the database of DATABASE_URL: ${reason}`, { cause });
  }
  await pool.end();
  throw new PostgresError('The database of DATABASE_URL is older than PostgreSQL 15');
}

/** Prevents that two nodes that start together create the same table. */
async function migrateLocked(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // The lock and the settings end with the connection, also after an error.
    client.release(true);
  }
}
