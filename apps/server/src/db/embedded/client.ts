import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { programFile } from '../../programs.ts';
import type { Failure, Message, Reply, Request, WorkerData } from './protocol.ts';

/** The error of a statement, with the SQLSTATE in `code` as node-postgres has it. */
class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'DatabaseError';
    this.code = failure.code;
    this.detail = failure.detail;
    this.constraint = failure.constraint;
  }
}

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

const insideTransaction = new AsyncLocalStorage<boolean>();

/**
 * PGlite in a worker thread with PGlite's interface, so that no query blocks the event loop.
 * One connection: a statement outside the open transaction waits until it ends.
 */
export class EmbeddedClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<number, (payload: string) => void>();
  #lastId = 0;
  #failure: Error | undefined;

  constructor(dataDir: string) {
    const workerData: WorkerData = { dataDir };
    this.#worker = new Worker(workerFile(), { workerData });
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The embedded database has stopped')));
    this.waitReady = new Promise((resolve, reject) => {
      this.#pending.set(0, { resolve: () => resolve(), reject });
    });
  }

  readonly waitReady: Promise<void>;

  query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.#rejectInsideTransaction();
    return this.#request({ op: 'query', sql, ...wire(params, options) });
  }

  exec(sql: string): Promise<Results[]> {
    this.#rejectInsideTransaction();
    return this.#request({ op: 'exec', sql });
  }

  /** Runs `work` in one transaction; its queries must use the given handle. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#rejectInsideTransaction();
    const tx = await this.#request<number>({ op: 'begin' });
    try {
      const result = await insideTransaction.run(true, () => work(this.#handle(tx)));
      await this.#request({ op: 'commit', tx });
      return result;
    } catch (error) {
      await this.#request({ op: 'rollback', tx }).catch(() => undefined);
      throw error;
    }
  }

  /** Subscribes to a channel; returns what unsubscribes. */
  async listen(
    channel: string,
    onMessage: (payload: string) => void,
  ): Promise<() => Promise<void>> {
    const listener = await this.#request<number>({ op: 'listen', channel });
    this.#listeners.set(listener, onMessage);
    return async () => {
      this.#listeners.delete(listener);
      await this.#request({ op: 'unlisten', listener });
    };
  }

  /** Whether the one connection is busy, and how many statements wait for it. */
  load(): { busy: number; idle: number; waiting: number } {
    const pending = this.#pending.size;
    const busy = Math.min(pending, 1);
    return { busy, idle: 1 - busy, waiting: pending - busy };
  }

  async close(): Promise<void> {
    await this.#request({ op: 'close' });
    await this.#worker.terminate();
  }

  #handle(tx: number): Transaction {
    return asTransaction({
      query: (sql: string, params?: unknown[], options?: QueryOptions) =>
        this.#request({ op: 'query', sql, tx, ...wire(params, options) }),
      exec: (sql: string) => this.#request({ op: 'exec', sql, tx }),
    });
  }

  #request<T>(request: Request): Promise<T> {
    if (this.#failure) return Promise.reject(this.#failure);
    const message: Message = { ...request, id: ++this.#lastId };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { resolve: (result) => resolve(trusted<T>(result)), reject });
      this.#worker.postMessage(message);
    });
  }

  #receive(reply: Reply): void {
    if ('listener' in reply) {
      this.#listeners.get(reply.listener)?.(reply.payload);
      return;
    }
    const request = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('failure' in reply) request?.reject(new DatabaseError(reply.failure));
    else request?.resolve(reply.result);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }

  /** With one connection, a query outside the handle would wait for its own transaction. */
  #rejectInsideTransaction(): void {
    if (insideTransaction.getStore()) {
      throw new Error('Use the transaction handle inside db.transaction, not db itself');
    }
  }
}

/** Types json and jsonb: passed between threads as text, which is cheaper than objects. */
const JSON_TYPES = [114, 3802];

/**
 * Drizzle's parsers all return a type's text unchanged, so their keys are enough. Where it reads rows
 * by position it parses JSON itself.
 */
function wire(params: unknown[] = [], { rowMode, parsers }: QueryOptions = {}) {
  const rawTypes = Object.keys(parsers ?? {}).map(Number);
  if (rowMode === 'array') rawTypes.push(...JSON_TYPES);
  return { params, options: { rawTypes, ...(rowMode ? { rowMode } : {}) } };
}

const workerFile = () => programFile('database-worker.js', join(import.meta.dirname, 'worker.ts'));

/** This client has all methods of PGlite that drizzle and pg-boss use. */
export const asPGlite = (client: EmbeddedClient) => client as unknown as PGlite;

// Drizzle calls only `query` and `exec` of a transaction.
const asTransaction = (handle: object) => handle as Transaction;

// The worker replies to each request with the result type of its operation.
const trusted = <T>(result: unknown) => result as T;
