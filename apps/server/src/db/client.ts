import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as BossDb } from 'pg-boss';
import type * as schema from './schema/index.ts';

/** The product's database, embedded or external. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** The handle of a `db.transaction`: inside it, every query must go through this one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Unlisten = () => Promise<void>;

/** Receives the messages of a channel. */
export interface Subscriber {
  onMessage: (payload: string) => void;
  /** The connection was lost and is open again: messages in between were not received. */
  onReconnect?: () => void;
}

/** An open database; the same interface for the embedded and the external one. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** The same database in the form that the job queue takes. */
  readonly boss: { db: BossDb; backend?: 'pglite' };
  /** Whether a trivial query succeeds now. */
  ping(): Promise<boolean>;
  /** Connections of this node: busy, idle, and callers that wait for one. */
  connections(): { busy: number; idle: number; waiting: number };
  /** Maintenance of the embedded database; an external PostgreSQL maintains itself. */
  upkeep(): UpkeepTask[];
  /** Subscribes to a channel: `pg_notify` of all nodes, after their transactions commit. */
  listen(channel: string, subscriber: Subscriber): Promise<Unlisten>;
  /** Applies pending migrations; safe with several nodes at once. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** One maintenance task: when it last succeeded, and how often it failed. */
export interface UpkeepTask {
  task: string;
  endedAt: number;
  tookMs: number;
  failures: number;
}
