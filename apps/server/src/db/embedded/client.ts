import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
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

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

const insideTransaction = new AsyncLocalStorage<boolean>();

/**
 * PGlite in a worker thread, looking like PGlite: no query ever stops the event loop.
 * One connection: a statement outside the open transaction waits until it ends.
 */
export class EmbeddedClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<number, (payload: string) => void>();
  #lastId = 0;
  #dead: Error | undefined;

  constructor(dataDir: string) {
    const workerData: WorkerData = { dataDir };
    this.#worker = new Worker(workerFile(), { workerData });
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#die(error));
    this.#worker.on('exit', () => this.#die(new Error('The embedded database has stopped')));
    this.waitReady = new Promise((resolve, reject) => {
      this.#waiting.set(0, { resolve: () => resolve(), reject });
    });
  }

  readonly waitReady: Promise<void>;

  query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.#refuseInsideTransaction();
    return this.#ask({ op: 'query', sql, ...wire(params, options) });
  }

  exec(sql: string): Promise<Results[]> {
    this.#refuseInsideTransaction();
    return this.#ask({ op: 'exec', sql });
  }

  /** Runs `work` in one transaction; everything inside must go through the handle it is given. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction();
    const tx = await this.#ask<number>({ op: 'begin' });
    try {
      const result = await insideTransaction.run(true, () => work(this.#handle(tx)));
      await this.#ask({ op: 'commit', tx });
      return result;
    } catch (error) {
      await this.#ask({ op: 'rollback', tx }).catch(() => undefined);
      throw error;
    }
  }

  /** Hears notifications of a channel; returns what stops it. */
  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const listener = await this.#ask<number>({ op: 'listen', channel });
    this.#listeners.set(listener, hear);
    return async () => {
      this.#listeners.delete(listener);
      await this.#ask({ op: 'unlisten', listener });
    };
  }

  /** The one connection: whether it works, and how many statements wait behind that one. */
  load(): { busy: number; idle: number; waiting: number } {
    const asked = this.#waiting.size;
    const busy = Math.min(asked, 1);
    return { busy, idle: 1 - busy, waiting: asked - busy };
  }

  async close(): Promise<void> {
    await this.#ask({ op: 'close' });
    await this.#worker.terminate();
  }

  #handle(tx: number): Transaction {
    return asTransaction({
      query: (sql: string, params?: unknown[], options?: QueryOptions) =>
        this.#ask({ op: 'query', sql, tx, ...wire(params, options) }),
      exec: (sql: string) => this.#ask({ op: 'exec', sql, tx }),
    });
  }

  #ask<T>(request: Request): Promise<T> {
    if (this.#dead) return Promise.reject(this.#dead);
    const message: Message = { ...request, id: ++this.#lastId };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve: (result) => resolve(trusted<T>(result)), reject });
      this.#worker.postMessage(message);
    });
  }

  #receive(reply: Reply): void {
    if ('listener' in reply) {
      this.#listeners.get(reply.listener)?.(reply.payload);
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(new DatabaseError(reply.failure));
    else waiting?.resolve(reply.result);
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }

  /** There is one connection: waiting for it inside our own transaction would wait for ever. */
  #refuseInsideTransaction(): void {
    if (insideTransaction.getStore()) {
      throw new Error('Use the transaction handle inside db.transaction, not db itself');
    }
  }
}

/** Types json and jsonb: cheaper to carry between threads as the text that they come as. */
const JSON_TYPES = [114, 3802];

/**
 * Drizzle's parsers all leave a type's text as it is, so their keys say everything. Where it reads
 * rows by position it parses JSON itself.
 */
function wire(params: unknown[] = [], { rowMode, parsers }: QueryOptions = {}) {
  const rawTypes = Object.keys(parsers ?? {}).map(Number);
  if (rowMode === 'array') rawTypes.push(...JSON_TYPES);
  return { params, options: { rawTypes, ...(rowMode ? { rowMode } : {}) } };
}

/** Beside this file in the source; beside the bundle's entry when bundled. */
function workerFile(): URL {
  const bundled = join(import.meta.dirname, 'database-worker.js');
  return new URL(existsSync(bundled) ? './database-worker.js' : './worker.ts', import.meta.url);
}

/** What drizzle and pg-boss use of PGlite is what this client has. */
export const asPGlite = (client: EmbeddedClient) => client as unknown as PGlite;

// Drizzle calls query and exec of a transaction, nothing else.
const asTransaction = (handle: object) => handle as Transaction;

// The worker answers each request with what its operation gives.
const trusted = <T>(result: unknown) => result as T;
