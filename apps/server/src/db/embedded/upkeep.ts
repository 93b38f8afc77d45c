import type { UpkeepTask } from '../client.ts';
import type { EmbeddedClient } from './client.ts';

const CHECKPOINT_MS = 3 * 60_000;
const VACUUM_MS = 24 * 3_600_000;

/** Scheduled maintenance of the embedded database. */
export interface Upkeep {
  /** The last runs; a task that never ran is missing. */
  report(): UpkeepTask[];
  stop(): void;
}

/**
 * PGlite has neither checkpointer nor autovacuum: without these tasks its log grows without bound, and
 * recovery after a crash takes seconds.
 */
export function scheduleUpkeep(client: EmbeddedClient): Upkeep {
  const tasks = new Map<string, UpkeepTask>();
  const run = async (task: string, statement: string) => {
    const start = performance.now();
    const last = tasks.get(task) ?? { task, endedAt: 0, tookMs: 0, failures: 0 };
    try {
      await client.exec(statement);
      tasks.set(task, { ...last, endedAt: Date.now(), tookMs: performance.now() - start });
    } catch {
      tasks.set(task, { ...last, failures: last.failures + 1 });
    }
  };
  const every = (ms: number, task: string, statement: string) =>
    setInterval(() => void run(task, statement), ms).unref();
  const timers = [
    every(CHECKPOINT_MS, 'checkpoint', 'CHECKPOINT'),
    every(VACUUM_MS, 'vacuum', 'VACUUM (ANALYZE)'),
  ];
  return {
    report: () => [...tasks.values()],
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
