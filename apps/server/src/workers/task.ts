import type { WorkerJob } from './jobs.ts';

/** One job until its end: result, failure, deadline or abort. */
export class Task {
  readonly id: number;
  readonly job: WorkerJob;
  readonly input: unknown;
  readonly promise: Promise<unknown>;
  /** When a worker started it; undefined while it waits. */
  startedAt: number | undefined;
  #settled = false;
  readonly #onEvent: (event: unknown) => void;
  readonly #resolvers = Promise.withResolvers<unknown>();

  constructor(id: number, job: WorkerJob, input: unknown, onEvent: (event: unknown) => void) {
    this.id = id;
    this.job = job;
    this.input = input;
    this.#onEvent = onEvent;
    this.promise = this.#resolvers.promise;
  }

  get isSettled(): boolean {
    return this.#settled;
  }

  /** An error of the caller's listener rejects the task. */
  emit(event: unknown): void {
    if (this.#settled) return;
    try {
      this.#onEvent(event);
    } catch (error) {
      this.reject(error);
    }
  }

  resolve(output: unknown): void {
    this.#settled = true;
    this.#resolvers.resolve(output);
  }

  reject(error: unknown): void {
    this.#settled = true;
    this.#resolvers.reject(error);
  }
}
