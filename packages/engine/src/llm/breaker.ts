import { EngineError, type EngineErrorKind } from '../port.ts';

const FAILURES = 5;
const REST_MS = 30_000;
/** Failures that say something about the provider rather than about one request. */
const OF_THE_PROVIDER: readonly EngineErrorKind[] = ['unavailable', 'timeout'];

/** Tells the breaker how a call that it let through ended. */
export type Ended = (failure: EngineErrorKind | null) => void;

/**
 * Stops asking a provider that fails: after five failures in a row nobody waits for it for half a
 * minute; then one call tries, and its end decides.
 */
export function createBreaker({ now = Date.now, restMs = REST_MS } = {}) {
  let failures = 0;
  let restsUntil = 0;
  let trying = false;
  return {
    /** @throws EngineError `unavailable` with the seconds left while the provider rests. */
    enter(): Ended {
      const left = restsUntil - now();
      if (left > 0 || trying) {
        throw new EngineError('unavailable', { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
      }
      const isTrial = failures >= FAILURES;
      trying = isTrial;
      return (failure) => {
        if (isTrial) trying = false;
        if (failure === 'cancelled') return;
        const isItsFault = failure !== null && OF_THE_PROVIDER.includes(failure);
        failures = isItsFault ? failures + 1 : 0;
        if (failures >= FAILURES) restsUntil = now() + restMs;
      };
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
