import type { EmbeddedClient } from './client.ts';

const CHECKPOINT_MS = 3 * 60_000;
const VACUUM_MS = 24 * 3_600_000;

/** What the operator may ask of the embedded database's upkeep. */
export interface Upkeep {
  stop(): void;
}

/**
 * PGlite runs neither checkpointer nor autovacuum: without these, its log grows without end
 * and a reopen after a crash takes seconds instead of moments.
 */
export function scheduleUpkeep(client: EmbeddedClient): Upkeep {
  const run = (statement: string) => void client.exec(statement).catch(() => undefined);
  const timers = [
    setInterval(run, CHECKPOINT_MS, 'CHECKPOINT'),
    setInterval(run, VACUUM_MS, 'VACUUM (ANALYZE)'),
  ];
  for (const timer of timers) timer.unref();
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
