/** A private PostgreSQL on loopback, for tests and benches. */
export interface PrivatePostgres {
  url: string;
  stop(): Promise<void>;
  /** Process id of the whole server's first process. */
  pid: number;
}

export function startPostgres(): Promise<PrivatePostgres | { skipped: string }>;
