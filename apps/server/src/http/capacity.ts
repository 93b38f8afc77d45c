import { AppError } from './app-error.ts';
import { CAPACITY } from './rules.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 2;

/** Returns what was taken; calling it again changes nothing. */
export type Release = () => void;

/** What may be under way at once on this node, such as bytes of request bodies. */
export interface Capacity {
  /**
   * @param key whose share it is, such as a user's id.
   * @throws AppError TOO_MANY_REQUESTS when the share is used up, UNAVAILABLE when everything is.
   */
  take(key: string, amount?: number): Release;
}

/** Counts in memory; whoever finds no room is refused at once rather than queued. */
export function createCapacity({ each, total }: { each: number; total: number }): Capacity {
  const shares = new Map<string, number>();
  let used = 0;
  const give = (key: string, amount: number) => {
    used -= amount;
    const left = (shares.get(key) ?? amount) - amount;
    if (left > 0) shares.set(key, left);
    else shares.delete(key);
  };
  return {
    take(key, amount = 1) {
      const share = (shares.get(key) ?? 0) + amount;
      if (share > each) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
      if (used + amount > total) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
      used += amount;
      shares.set(key, share);
      let taken = true;
      return () => {
        if (taken) give(key, amount);
        taken = false;
      };
    },
  };
}

/** All that is bounded in memory on this node, whether or not uses are counted. */
export type Capacities = Record<keyof typeof CAPACITY, Capacity>;

export const createCapacities = (): Capacities => ({
  bodies: createCapacity(CAPACITY.bodies),
  anonymousBodies: createCapacity(CAPACITY.anonymousBodies),
  uploads: createCapacity(CAPACITY.uploads),
  turns: createCapacity(CAPACITY.turns),
  speech: createCapacity(CAPACITY.speech),
  exportDownloads: createCapacity(CAPACITY.exportDownloads),
  streams: createCapacity(CAPACITY.streams),
});

/** Runs work while it holds its share. */
export async function within<T>(release: Release, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    release();
  }
}
