import { EngineError, type EngineErrorKind } from '@salesai/engine/port';
import type { WorkerJob, WorkerJobs } from './jobs.ts';

/** The main thread asks for a job, and may ask the worker to stop it. */
export type Request<Job extends WorkerJob = WorkerJob> =
  | { id: number; job: Job; input: WorkerJobs[Job]['input'] }
  | { id: number; stop: true };

/** A failure as plain data: an error class does not survive the way between threads. */
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

/** What the port does not name is a defect of the job: `unavailable` to the caller, its stack to the log. */
export function asFailure(error: unknown): Failure {
  if (error instanceof EngineError) {
    const { kind, message, retryAfter } = error;
    return { kind, message, retryAfter };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'unavailable', message, retryAfter: undefined };
}

export function asEngineError({ kind, message, retryAfter }: Failure): EngineError {
  const cause = kind === 'unavailable' ? { cause: new Error(message) } : {};
  return new EngineError(kind, { ...cause, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
