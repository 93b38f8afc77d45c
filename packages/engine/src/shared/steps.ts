import { abortError, type Run } from '../port.ts';

/** Reports one finished step, yields to the event loop, and fails once the job is aborted. */
export type Step = () => Promise<void>;

/**
 * Progress of a job of `total` steps.
 * @throws EngineError `cancelled` from the returned step, and at once when already aborted.
 */
export function createSteps(total: number, run: Run = {}): Step {
  let done = 0;
  const stopIfAborted = () => {
    if (run.signal?.aborted) throw abortError(run.signal);
  };
  stopIfAborted();
  return async () => {
    done += 1;
    run.onProgress?.({ done, total });
    // An immediate, not a microtask: a pending abort must be processed first.
    await new Promise((resolve) => setImmediate(resolve));
    stopIfAborted();
  };
}
