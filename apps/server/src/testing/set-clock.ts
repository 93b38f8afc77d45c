import type { Clock } from '../db/clock.ts';

/** A clock that a test sets; it stands still in between. */
export interface SetClock extends Clock {
  set(time: string): void;
  /** A start option: `clock: clock.start`. */
  start(): Promise<Clock>;
}

export function createSetClock(time: string): SetClock {
  let now = Date.parse(time);
  const clock: SetClock = {
    now: () => now,
    set(next) {
      now = Date.parse(next);
    },
    start: async () => clock,
    stop: () => undefined,
  };
  return clock;
}
