import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as BossDb } from 'pg-boss';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres.ts';
import type * as schema from './schema/index.ts';

/** The product's database, whichever engine is behind it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** What a `db.transaction` hands to its work: the only door to the database inside it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Unlisten = () => Promise<void>;

/** What is done with the news of a channel. */
export interface Hearing {
  hear: (payload: string) => void;
  /** The connection was broken and is back: what was said meanwhile was not heard. */
  missed?: () => void;
}

/** A database that answers, embedded or outside; the same to all who use it. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** The job queue's own view of the same database. */
  readonly boss: { db: BossDb; backend?: 'pglite' };
  /** Whether a trivial query is answered now. */
  ping(): Promise<boolean>;
  /** Connections of this node: those in use, those idle, and callers that wait for one. */
  connections(): { busy: number; idle: number; waiting: number };
  /** How the embedded database is looked after; an outside PostgreSQL looks after itself. */
  upkeep(): UpkeepTask[];
  /** Hears `pg_notify` of all nodes on a channel, after their transactions commit. */
  listen(channel: string, hearing: Hearing): Promise<Unlisten>;
  /** Applies migrations that are not there yet; safe with several nodes at once. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** One task of upkeep: when it last ended well, and how often it failed. */
export interface UpkeepTask {
  task: string;
  endedAt: number;
  tookMs: number;
  failures: number;
}

export type DatabaseLocation = { dataDir: string } | { url: string; poolSize: number };

/**
 * Opens the embedded database of a folder, or the outside PostgreSQL of an address.
 * @throws DataDirLockedError, DataDirError, or PostgresError with one sentence for the operator.
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in location ? openPostgres(location) : openEmbedded(location.dataDir);
}
