import { stoppedBy } from '../embedded/steps.ts';
import type { EngineErrorKind } from '../port.ts';
import { asEngineError } from './failures.ts';

/** How often a call is made, by how its last try failed; after other failures there is no next try. */
const TRIES: Partial<Record<EngineErrorKind, number>> = { busy: 3, unavailable: 3, bad_output: 2 };
/** A provider that wants to be left alone for longer is told to the user instead. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Runs one call to a provider, and again when that may help: after the time it asked for, else after
 * a pause that doubles.
 * @throws EngineError as soon as no further try is worth it or the signal aborts.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { signal, pauseMs }: { signal: AbortSignal; pauseMs: number },
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (thrown) {
      const error = asEngineError(thrown, signal);
      const asked = error.retryAfter === undefined ? undefined : error.retryAfter * 1000;
      const wait = asked ?? pauseMs * 2 ** (tries - 1);
      const again = tries < (TRIES[error.kind] ?? 1);
      if (!again || wait > LONGEST_WAIT_MS) throw error;
      await pause(wait, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(stoppedBy(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
