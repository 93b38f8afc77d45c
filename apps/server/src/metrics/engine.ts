import { type Engine, EngineError, type EngineJob } from '@salesai/engine/port';
import type { Metrics } from './metrics.ts';

/** Wraps an engine so that each job is counted by outcome and timed. */
export function withMetrics(engine: Engine, metrics: Metrics): Engine {
  const count = (job: EngineJob, outcome: string, start: number) =>
    metrics.generation(
      { job, engine: engine.info.kind, outcome },
      (performance.now() - start) / 1000,
    );
  const timed = async <T>(job: EngineJob, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    try {
      const result = await work();
      count(job, 'ok', start);
      return result;
    } catch (error) {
      count(job, outcomeOf(error), start);
      throw error;
    }
  };
  return {
    info: engine.info,
    sellerProfile: (...args) => timed('sellerProfile', () => engine.sellerProfile(...args)),
    icpProfile: (...args) => timed('icpProfile', () => engine.icpProfile(...args)),
    channelPlan: (...args) => timed('channelPlan', () => engine.channelPlan(...args)),
    channelScripts: (...args) => timed('channelScripts', () => engine.channelScripts(...args)),
    async *coachReply(...args) {
      const start = performance.now();
      let outcome = 'cancelled';
      try {
        yield* engine.coachReply(...args);
        outcome = 'ok';
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        // A consumer that stops early ends the generator here, without result or error.
        count('coachReply', outcome, start);
      }
    },
  };
}

const outcomeOf = (error: unknown) => (error instanceof EngineError ? error.kind : 'unknown');
