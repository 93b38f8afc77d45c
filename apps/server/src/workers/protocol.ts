import { EngineError, type EngineErrorKind } from '@salesai/engine/port';
import type { WorkerJob, WorkerJobs } from './jobs.ts';

/** The main thread's request to run or to stop a job. */
export type Request<Job extends WorkerJob = WorkerJob> =
  | { id: number; job: Job; input: WorkerJobs[Job]['input'] }
  | { id: number; stop: true };

/** A failure as plain data: messages between threads do not preserve error classes. */
export interface Failure {
  kind: EngineErrorKind;
  message: string;
  retryAfter: number | undefined;
}

export type Reply =
  | { ready: true }
  | { id: number; event: unknown }
  | { id: number; output: unknown }
  | { id: number; failure: Failure };

/** An error that is no EngineError is a defect: `unavailable` for the caller, its stack for the log. */
export function toFailure(error: unknown): Failure {
  if (error instanceof EngineError) {
    const { kind, message, retryAfter } = error;
    return { kind, message, retryAfter };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'unavailable', message, retryAfter: undefined };
}

export function toEngineError({ kind, message, retryAfter }: Failure): EngineError {
  const cause = kind === 'unavailable' ? { cause: new Error(message) } : {};
  return new EngineError(kind, { ...cause, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
