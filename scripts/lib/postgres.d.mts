/** A private PostgreSQL on loopback, for tests and benches. */
export interface PrivatePostgres {
  url: string;
  stop(): Promise<void>;
  /** Process id of the server's main process; changes with a restart. */
  pid(): number;
  /** Stops it without a shutdown, as a crash would, and starts it on the same data. */
  restart(): Promise<void>;
}

export function startPostgres(): Promise<PrivatePostgres | { skipped: string }>;
