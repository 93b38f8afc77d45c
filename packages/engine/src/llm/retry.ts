import { setTimeout as sleep } from 'node:timers/promises';
import { abortError, type EngineErrorKind } from '../port.ts';
import { asEngineError } from './failures.ts';

/** Attempts per call, by the kind of the last failure; other failures are not retried. */
const ATTEMPTS: Partial<Record<EngineErrorKind, number>> = {
  busy: 3,
  unavailable: 3,
  bad_output: 2,
};
/** A longer `Retry-After` is reported to the user instead of waited for. */
const WAIT_MAX_MS = 20_000;

/**
 * Calls a provider and retries where that may help: after its `Retry-After`, else with exponential
 * backoff. Not p-retry: it has neither attempts per failure nor a wait that the failure names.
 * @throws EngineError when no further attempt is worth it or the signal aborts.
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  { signal, backoffMs }: { signal: AbortSignal; backoffMs: number },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (thrown) {
      const error = asEngineError(thrown, signal);
      const retryAfterMs = error.retryAfter === undefined ? undefined : error.retryAfter * 1000;
      const waitMs = retryAfterMs ?? backoffMs * 2 ** (attempt - 1);
      const isLast = attempt >= (ATTEMPTS[error.kind] ?? 1);
      if (isLast || waitMs > WAIT_MAX_MS) throw error;
      await sleep(waitMs, undefined, { signal }).catch(() => {
        throw abortError(signal);
      });
    }
  }
}
