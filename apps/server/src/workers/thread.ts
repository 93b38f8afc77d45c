import { Worker } from 'node:worker_threads';
import { EngineError } from '@salesai/engine/port';
import type { Deadlines } from './jobs.ts';
import { type Reply, type Request, toEngineError } from './protocol.ts';
import type { Task } from './task.ts';

/** Loading the program from source takes seconds on a busy machine. */
const START_MS = 60_000;
/** An aborted job may end by itself within this time; then its worker is terminated. */
const STOP_MS = 500;
/** Twice the memory of the largest archive. A job that adds more is ended without the process. */
const MEMORY_MAX = 512 * 1024 * 1024;
const MEMORY_CHECK_MS = 50;
/** Far above MEMORY_MAX: a thread that reaches V8's own limit may end the whole process. */
const LIMITS = { maxOldGenerationSizeMb: 2_048 };

/** Callbacks of the pool: the thread can take a task, or has ended. */
interface Listener {
  free(thread: Thread): void;
  ended(thread: Thread): void;
}

interface ThreadOptions {
  file: URL;
  deadlines: Deadlines;
  idleMs: number;
}

/** A worker thread that runs one task at a time, so that its failure ends only that task. */
export class Thread {
  readonly exit: Promise<void>;
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #listener: Listener;
  #task: Task | undefined;
  #isReady = false;
  #hasEnded = false;
  #timer: NodeJS.Timeout | undefined;
  #memoryWatch: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions, listener: Listener) {
    this.#options = options;
    this.#listener = listener;
    this.#worker = new Worker(options.file, { env: {}, resourceLimits: LIMITS });
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('messageerror', (error) => this.#fail(error));
    this.#worker.on('error', (error) => this.#fail(error));
    this.exit = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.once('exit', (code) =>
      this.#fail(new Error(`The worker ended with code ${code}`)),
    );
    this.#after(START_MS, () => this.#fail(new Error('The worker did not start')));
  }

  get task(): Task | undefined {
    return this.#task;
  }

  run(task: Task): void {
    const { id, job, input } = task;
    this.#task = task;
    this.#worker.ref();
    if (this.#isReady) this.#begin(task);
    try {
      this.#worker.postMessage({ id, job, input });
    } catch (error) {
      task.reject(error);
      this.#release();
    }
  }

  /** Stops a task that was settled outside; the worker has STOP_MS to end it. */
  stop(): void {
    if (!this.#task || this.#hasEnded) return;
    const request: Request = { id: this.#task.id, stop: true };
    this.#worker.postMessage(request);
    if (this.#isReady) this.#after(STOP_MS, () => this.end());
  }

  /** Terminates the thread; a second call does nothing. */
  end(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#memoryWatch);
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    void this.#worker.terminate();
    this.#listener.ended(this);
  }

  #receive(reply: Reply): void {
    if (this.#hasEnded) return;
    if ('ready' in reply) this.#becomeReady();
    else if (reply.id === this.#task?.id) this.#progress(this.#task, reply);
  }

  #becomeReady(): void {
    this.#isReady = true;
    clearTimeout(this.#timer);
    if (this.#task) this.#begin(this.#task);
    else this.#waitForTask();
  }

  #progress(task: Task, reply: Exclude<Reply, { ready: true }>): void {
    if ('event' in reply) {
      task.emit(reply.event);
      if (task.isSettled) this.stop();
      return;
    }
    if ('output' in reply) task.resolve(reply.output);
    else task.reject(toEngineError(reply.failure));
    this.#release();
  }

  #begin(task: Task): void {
    const ms = this.#options.deadlines[task.job];
    task.startedAt = performance.now();
    // What earlier jobs left is collected late, and is no fault of this one.
    const before = this.#memory();
    this.#memoryWatch = setInterval(
      () => void this.#endAboveMemoryMax(task, before),
      MEMORY_CHECK_MS,
    ).unref();
    this.#after(task.isSettled ? STOP_MS : ms, () => {
      const cause = new Error(`${task.job} exceeded its deadline of ${ms} ms`);
      task.reject(new EngineError('timeout', { cause }));
      this.end();
    });
  }

  async #endAboveMemoryMax(task: Task, before: Promise<number>): Promise<void> {
    const added = (await this.#memory()) - (await before);
    if (this.#task !== task || added <= MEMORY_MAX) return;
    this.#fail(new Error(`${task.job} exceeded ${MEMORY_MAX} bytes of memory`));
  }

  /** Bytes that the thread holds; 0 for one that has just ended and has no statistics. */
  async #memory(): Promise<number> {
    const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
    return heap ? heap.total_heap_size + heap.external_memory : 0;
  }

  #release(): void {
    this.#task = undefined;
    clearInterval(this.#memoryWatch);
    this.#waitForTask();
    this.#listener.free(this);
  }

  /** An idle thread must not keep the process alive, and ends after a while to free its memory. */
  #waitForTask(): void {
    this.#worker.unref();
    this.#after(this.#options.idleMs, () => this.end());
  }

  #fail(cause: unknown): void {
    this.#task?.reject(new EngineError('unavailable', { cause }));
    this.end();
  }

  #after(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms).unref();
  }
}
