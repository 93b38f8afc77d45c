import { EngineError, type Run } from '../port.ts';

/** Reports one finished step, lets other work in, and stops the job when nobody waits any more. */
export type Step = () => Promise<void>;

/** Why a job stopped before its end: its time was up, or nobody waits any more. */
export function stoppedBy({ reason }: AbortSignal): EngineError {
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError';
  return new EngineError(timedOut ? 'timeout' : 'cancelled');
}

/**
 * Progress of a job of `total` steps.
 * @throws EngineError `cancelled` from the returned step, and at once when already aborted.
 */
export function createSteps(total: number, run: Run = {}): Step {
  let done = 0;
  const stopIfAborted = () => {
    if (run.signal?.aborted) throw stoppedBy(run.signal);
  };
  stopIfAborted();
  return async () => {
    done += 1;
    run.onProgress?.({ done, total });
    // An immediate, not a microtask: an abort that waits in the event loop must get its turn.
    await new Promise((resolve) => setImmediate(resolve));
    stopIfAborted();
  };
}
