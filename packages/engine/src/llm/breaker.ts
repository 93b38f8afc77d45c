import { EngineError, type EngineErrorKind } from '../port.ts';

const FAILURES_MAX = 5;
const COOLDOWN_MS = 30_000;
/** Failures that are caused by the provider rather than by one request. */
const PROVIDER_FAILURES: readonly EngineErrorKind[] = ['unavailable', 'timeout'];

/** Reports the end of a call to the breaker; null is success. */
export type ReportEnd = (failure: EngineErrorKind | null) => void;

/**
 * Circuit breaker for a provider: opens for half a minute after five consecutive failures, then lets
 * one trial call through, whose end closes or opens it again.
 */
export function createBreaker({ now = Date.now, cooldownMs = COOLDOWN_MS } = {}) {
  let failures = 0;
  let openUntil = 0;
  let isTrialRunning = false;
  return {
    /** @throws EngineError `unavailable` with the seconds left while the breaker is open. */
    enter(): ReportEnd {
      const left = openUntil - now();
      if (left > 0 || isTrialRunning) {
        throw new EngineError('unavailable', { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
      }
      const isTrial = failures >= FAILURES_MAX;
      isTrialRunning = isTrial;
      return (failure) => {
        if (isTrial) isTrialRunning = false;
        if (failure === 'cancelled') return;
        const isProviderFailure = failure !== null && PROVIDER_FAILURES.includes(failure);
        failures = isProviderFailure ? failures + 1 : 0;
        if (failures >= FAILURES_MAX) openUntil = now() + cooldownMs;
      };
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
