import { type Engine, EngineError } from '@salesai/engine/port';
import type { Metrics } from './metrics.ts';

/** The same engine, each of whose jobs is counted by its outcome and timed. */
export function withMetrics(engine: Engine, metrics: Metrics): Engine {
  const count = (job: string, outcome: string, start: number) =>
    metrics.generation(
      { job, engine: engine.info.kind, outcome },
      (performance.now() - start) / 1000,
    );
  const timed = async <T>(job: string, work: () => Promise<T>): Promise<T> => {
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
    sellerProfile: (...args) => timed('profile', () => engine.sellerProfile(...args)),
    icpProfile: (...args) => timed('icp', () => engine.icpProfile(...args)),
    channelPlan: (...args) => timed('channels', () => engine.channelPlan(...args)),
    channelScripts: (...args) => timed('scripts', () => engine.channelScripts(...args)),
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
        // A listener that leaves ends the generator here, with neither an end nor an error.
        count('coach', outcome, start);
      }
    },
  };
}

const outcomeOf = (error: unknown) => (error instanceof EngineError ? error.kind : 'unknown');
