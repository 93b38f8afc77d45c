import type { Logger } from 'pino';
import type { Tx } from '../db/client.ts';

/** A kind of durable work; `name` is also the queue's name. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Seconds after which another node may take over a run. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** Seconds before the first retry, doubled on each further one. */
  readonly retryDelay: number;
  /** Concurrent jobs of this kind on one node; 1 by default. */
  readonly atOnce?: number;
  /** Phantom type; never set. */
  readonly data?: Data;
}

/** One run of a job, on one node. */
export interface JobRun {
  /** Aborts when the job must stop on this node; another run then restarts it. */
  signal: AbortSignal;
  /** Whether this is the last attempt. */
  lastTry: boolean;
  log: Logger;
}

/** Runs a job; when it throws, the job is retried until the kind's retry limit. */
export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

/** A job kind with its handler. */
export interface Job {
  kind: JobKind<object>;
  handler: JobHandler<never>;
}

/** Durable queue with at-least-once delivery: handlers must be idempotent. */
export interface JobQueue {
  /**
   * Adds a job.
   * @param options.tx adds the job when this transaction commits.
   * @param options.startAfterSeconds delay; none by default.
   */
  enqueue<Data extends object>(
    kind: JobKind<Data>,
    data: Data,
    options?: { tx?: Tx; startAfterSeconds?: number },
  ): Promise<void>;
  /** Deletes the data of a user's jobs; the rows stay for the metrics. */
  clearUserData(tx: Tx, userId: string): Promise<void>;
}

/** Connects a job kind with its handler. */
export function job<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): Job {
  return { kind, handler };
}
