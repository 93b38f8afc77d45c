import { EngineError, type Run } from '../port.ts';

/** Reports one finished step, lets other work in, and stops the job when nobody waits any more. */
export type Step = () => Promise<void>;

/**
 * Progress of a job of `total` steps.
 * @throws EngineError `cancelled` from the returned step, and at once when already aborted.
 */
export function createSteps(total: number, run: Run = {}): Step {
  let done = 0;
  const stopIfAborted = () => {
    if (run.signal?.aborted) throw new EngineError('cancelled');
  };
  stopIfAborted();
  return async () => {
    done += 1;
    run.onProgress?.({ done, total });
    // A timer, not a microtask: an abort that waits in the event loop must get its turn.
    await new Promise((resolve) => setTimeout(resolve, 0));
    stopIfAborted();
  };
}
