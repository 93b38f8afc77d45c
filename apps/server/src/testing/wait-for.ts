import { setTimeout as sleep } from 'node:timers/promises';

/** As the timeout of `expect.poll` in vitest.config.ts: a busy machine may be much slower. */
const TIMEOUT_MS = 120_000;
const INTERVAL_MS = 20;

/**
 * Polls until `condition` returns something other than false, null or undefined, and returns it.
 * @param describe what was waited for and what was seen last, for the error message.
 * @throws Error after the timeout.
 */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  describe: () => string,
  timeoutMs = TIMEOUT_MS,
): Promise<Exclude<T, false | null | undefined>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await condition();
    if (isPresent(result)) return result;
    if (performance.now() > deadline) {
      throw new Error(`Gave up after ${timeoutMs / 1000} s: ${describe()}`);
    }
    await sleep(INTERVAL_MS);
  }
}

function isPresent<T>(value: T): value is Exclude<T, false | null | undefined> {
  return value !== false && value !== null && value !== undefined;
}
