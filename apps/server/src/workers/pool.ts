import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { abortError, EngineError } from '@salesai/engine/port';
import { programFile } from '../programs.ts';
import {
  BACKGROUND_JOBS,
  DEADLINES_MS,
  type Deadlines,
  type RunOptions,
  type WorkerJob,
  type WorkerJobs,
  type Workers,
} from './jobs.ts';
import { Task } from './task.ts';
import { Thread } from './thread.ts';

export interface PoolOptions {
  /** Entry point of the worker threads. */
  file: URL;
  /** Maximum number of threads; more than one, so that a long job does not block others. */
  threads: number;
  /** Jobs that may wait for a thread. */
  queueMax: number;
  /** Milliseconds that a job may wait; background jobs wait without limit. */
  waitMs: number;
  /** Milliseconds after which an idle thread ends. */
  idleMs: number;
  deadlines: Deadlines;
}

/** Called with `ok` or the kind of failure. */
type OnEnd = (job: WorkerJob, outcome: string, seconds: number) => void;

export interface WorkerPool extends Workers {
  /** Waiting and running jobs by kind. */
  load(): { job: WorkerJob; waiting: number; running: number }[];
  /** @param listener is called after each job with its run time in seconds. */
  onEnd(listener: OnEnd): void;
  /** Ends all threads; waiting and running jobs fail as `cancelled`. */
  close(): Promise<void>;
}

const BUSY_RETRY_SECONDS = 5;
const DEFAULTS: Omit<PoolOptions, 'file'> = {
  threads: Math.min(4, Math.max(2, availableParallelism())),
  queueMax: 256,
  waitMs: 15_000,
  idleMs: 300_000,
  deadlines: DEADLINES_MS,
};

export function createWorkerPool(options: Partial<PoolOptions> = {}): WorkerPool {
  const file = programFile('compute-worker.js', join(import.meta.dirname, 'worker.ts'));
  return new ThreadPool({ file, ...DEFAULTS, ...options });
}

/**
 * Starts threads on demand and ends idle ones. Each thread runs one job at a time, so that terminating
 * it affects no other job.
 */
class ThreadPool implements WorkerPool {
  readonly #options: PoolOptions;
  readonly #waiting: Task[] = [];
  readonly #threads = new Set<Thread>();
  readonly #exits = new Set<Promise<void>>();
  readonly #listeners: OnEnd[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  run<Job extends WorkerJob>(
    job: Job,
    input: WorkerJobs[Job]['input'],
    { signal, onEvent = () => undefined }: RunOptions<Job> = {},
  ): Promise<WorkerJobs[Job]['output']> {
    if (signal?.aborted) return Promise.reject(abortError(signal));
    if (this.#isClosed) return Promise.reject(new EngineError('cancelled'));
    const task = new Task(++this.#lastId, job, input, (event) => onEvent(trusted(event)));
    this.#watch(task, signal);
    if (this.#waiting.length < this.#options.queueMax) this.#waiting.push(task);
    else task.reject(busy());
    this.#assign();
    return task.promise.then((output) => trusted<WorkerJobs[Job]['output']>(output));
  }

  load() {
    const jobs = Object.keys(DEADLINES_MS) as WorkerJob[];
    const running = this.#running();
    const count = (tasks: readonly Task[], job: WorkerJob) =>
      tasks.filter((task) => task.job === job).length;
    return jobs.map((job) => ({
      job,
      waiting: count(this.#waiting, job),
      running: count(running, job),
    }));
  }

  onEnd(listener: OnEnd): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const task of [...this.#waiting.splice(0), ...this.#running()]) {
      task.reject(new EngineError('cancelled'));
    }
    for (const thread of [...this.#threads]) thread.end();
    await Promise.all(this.#exits);
  }

  /** Ends the task on abort or after its waiting time, and reports its end. */
  #watch(task: Task, signal: AbortSignal | undefined): void {
    const cancel = (error: EngineError) => {
      task.reject(error);
      this.#remove(task);
    };
    const abort = () => signal && cancel(abortError(signal));
    signal?.addEventListener('abort', abort, { once: true });
    const waitTimer = BACKGROUND_JOBS.has(task.job)
      ? undefined
      : setTimeout(() => {
          if (this.#waiting.includes(task)) cancel(busy());
        }, this.#options.waitMs).unref();
    const end = (outcome: string) => {
      signal?.removeEventListener('abort', abort);
      clearTimeout(waitTimer);
      const { startedAt = performance.now() } = task;
      const seconds = (performance.now() - startedAt) / 1000;
      for (const listener of this.#listeners) listener(task.job, outcome, seconds);
    };
    task.promise.then(
      () => end('ok'),
      (error: unknown) => end(error instanceof EngineError ? error.kind : 'unknown'),
    );
  }

  #remove(task: Task): void {
    const at = this.#waiting.indexOf(task);
    if (at >= 0) this.#waiting.splice(at, 1);
    for (const thread of this.#threads) if (thread.task === task) thread.stop();
  }

  #assign(): void {
    for (let task = this.#next(); task; task = this.#next()) {
      const thread = this.#freeThread();
      if (!thread) return;
      this.#waiting.splice(this.#waiting.indexOf(task), 1);
      thread.run(task);
    }
  }

  #next(): Task | undefined {
    const inBackground = ({ job }: Task) => BACKGROUND_JOBS.has(job);
    const first = this.#waiting.find((task) => !inBackground(task));
    return first ?? (this.#running().some(inBackground) ? undefined : this.#waiting[0]);
  }

  #running(): Task[] {
    return [...this.#threads].flatMap(({ task }) => (task ? [task] : []));
  }

  #freeThread(): Thread | undefined {
    if (this.#isClosed) return undefined;
    const free = [...this.#threads].find(({ task }) => !task);
    return free ?? (this.#threads.size < this.#options.threads ? this.#startThread() : undefined);
  }

  #startThread(): Thread {
    const thread = new Thread(this.#options, {
      free: () => this.#assign(),
      ended: (ended) => {
        this.#threads.delete(ended);
        this.#assign();
      },
    });
    this.#threads.add(thread);
    this.#exits.add(thread.exit);
    void thread.exit.then(() => this.#exits.delete(thread.exit));
    return thread;
  }
}

const busy = () => new EngineError('busy', { retryAfter: BUSY_RETRY_SECONDS });

// A worker's events and outputs have the types of its job: both sides are compiled together.
const trusted = <T>(value: unknown) => value as T;
