import { AppError } from './app-error.ts';
import { CAPACITY } from './rules.ts';

/** Seconds after which a rejected caller may retry. */
const RETRY_SECONDS = 2;

/** Frees what was acquired; further calls do nothing. */
export type Release = () => void;

/** A bound on concurrent work of this node, such as bytes of request bodies. */
export interface Capacity {
  /**
   * @param key counted separately, such as a user's id.
   * @throws AppError TOO_MANY_REQUESTS at the bound of the key, UNAVAILABLE at the total bound.
   */
  acquire(key: string, amount?: number): Release;
}

/** Counts in memory; calls beyond a bound are rejected at once, not queued. */
export function createCapacity({ each, total }: { each: number; total: number }): Capacity {
  const shares = new Map<string, number>();
  let used = 0;
  const free = (key: string, amount: number) => {
    used -= amount;
    const left = (shares.get(key) ?? amount) - amount;
    if (left > 0) shares.set(key, left);
    else shares.delete(key);
  };
  return {
    acquire(key, amount = 1) {
      const share = (shares.get(key) ?? 0) + amount;
      if (share > each) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
      if (used + amount > total) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
      used += amount;
      shares.set(key, share);
      let isAcquired = true;
      return () => {
        if (isAcquired) free(key, amount);
        isAcquired = false;
      };
    },
  };
}

/** All bounds of this node; they apply even when rate limits are off. */
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

/** Runs work and releases what was acquired for it, also after an error. */
export async function withRelease<T>(release: Release, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    release();
  }
}
