/** A private PostgreSQL on loopback, for tests and benches. */
export interface PrivatePostgres {
  url: string;
  stop(): Promise<void>;
  /** Process id of the whole server's first process, in its present run. */
  pid(): number;
  /** Ends it at once, as a crash does, and starts it on the same data. */
  restart(): Promise<void>;
}

export function startPostgres(): Promise<PrivatePostgres | { skipped: string }>;
