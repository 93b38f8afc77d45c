import { type Engine, EngineError } from '@salesai/engine/port';
import { type JobEnd, wrapEngine } from '@salesai/engine/wrap';
import type { Metrics } from './metrics.ts';

/** Wraps an engine so that each job is counted by outcome and timed. */
export function withMetrics(engine: Engine, metrics: Metrics): Engine {
  return wrapEngine(engine, (job) => {
    const start = performance.now();
    return {
      end: (end) =>
        metrics.generation(
          { job, engine: engine.info.kind, outcome: outcomeOf(end) },
          (performance.now() - start) / 1000,
        ),
    };
  });
}

function outcomeOf(end: JobEnd): string {
  if (end.status === 'completed') return 'ok';
  if (end.status === 'abandoned') return 'cancelled';
  return end.error instanceof EngineError ? end.error.kind : 'unknown';
}
