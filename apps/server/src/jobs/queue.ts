import type { Logger } from 'pino';
import type { Tx } from '../db/client.ts';

/** A kind of work that survives its process; `name` is also the queue's name. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Seconds one run may take before another node may take the job over. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** Makes a first delay of this many seconds, doubled on each retry. */
  readonly retryDelay: number;
  /** How many of its jobs one node has under way at once; one when nothing is said. */
  readonly atOnce?: number;
  /** Phantom: ties `Data` to the kind, never set. */
  readonly data?: Data;
}

/** One run of a job, on one node. */
export interface JobRun {
  /** Aborts when the job may not go on here; another run then begins it anew. */
  signal: AbortSignal;
  /** Whether this is the last run that the job will get. */
  lastTry: boolean;
  log: Logger;
}

/** What does a job; when it throws, the job is tried again until its kind's retries are used up. */
export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

/** A job kind with the function that does it, as domains hand them to app.ts. */
export interface Job {
  kind: JobKind<object>;
  handler: JobHandler<never>;
}

/** Durable work, at least once: handlers must be safe to run again. */
export interface JobQueue {
  /**
   * Adds a job.
   * @param options.tx the transaction that decides whether the job exists at all.
   * @param options.startAfterSeconds from now; at once when absent.
   */
  enqueue<Data extends object>(
    kind: JobKind<Data>,
    data: Data,
    options?: { tx?: Tx; startAfterSeconds?: number },
  ): Promise<void>;
  /** Empties what jobs, done or waiting, hold about a person; the rows stay for the figures. */
  clearUserData(tx: Tx, userId: string): Promise<void>;
}

/** Ties a kind of job to what does it. */
export function job<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): Job {
  return { kind, handler };
}
