import { createWorkerPool, type WorkerPool } from '../workers/pool.ts';
import { TEST_POOL } from './test-pool.ts';

type Listener = Parameters<WorkerPool['onEnd']>[0];

/** A pool whose threads live as long as this process, and the listeners to its jobs. */
interface Shared {
  pool: WorkerPool;
  listeners: Set<Listener>;
}

const shared = new Map<string, Shared>();

/**
 * Worker threads of the tests in which no thread is under test: they keep nothing from one job to the
 * next, and starting them took half of the processor time of a short test file.
 * @param entry the threads' program; the product's when it is missing.
 * @returns a pool whose `close` ends its own jobs and leaves the threads to the next test file.
 */
export function sharedWorkers(entry?: URL): WorkerPool {
  const { pool, listeners } = sharedPool(entry);
  const own = new Set<Listener>();
  const closed = new AbortController();
  return {
    run(job, input, { signal, ...options } = {}) {
      const either = signal ? AbortSignal.any([signal, closed.signal]) : closed.signal;
      return pool.run(job, input, { ...options, signal: either });
    },
    load: () => pool.load(),
    onEnd(listener) {
      own.add(listener);
      listeners.add(listener);
    },
    async close() {
      for (const listener of own) listeners.delete(listener);
      closed.abort();
    },
  };
}

function sharedPool(entry: URL | undefined): Shared {
  const key = String(entry);
  const existing = shared.get(key);
  if (existing) return existing;
  const pool = createWorkerPool({ ...TEST_POOL, ...(entry ? { file: entry } : {}) });
  const created: Shared = { pool, listeners: new Set() };
  pool.onEnd((...end) => {
    for (const listener of created.listeners) listener(...end);
  });
  shared.set(key, created);
  return created;
}
