import { isIPv6 } from 'node:net';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/client.ts';
import { limits } from '../db/schema/limits.ts';
import { AppError } from './app-error.ts';

/** How many times something may be done in how many seconds. */
export interface Rule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Rate limits. */
export interface Limits {
  /**
   * Counts one use on all nodes together.
   * @param subject the user, address or e-mail that is counted.
   * @param detail counts a part of the subject's uses separately.
   * @returns how many uses the key has now.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait.
   */
  consume(rule: Rule, subject: string, detail?: string): Promise<number>;
  /**
   * Counts one use in the memory of this node, for calls too frequent for the database.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait.
   */
  consumeOnNode(rule: Rule, subject: string): Promise<void>;
  /** Resets a counter, such as failed sign-ins after a successful one. */
  reset(rule: Rule, subject: string, detail?: string): Promise<void>;
  /** The part of a counter's key that identifies the subject. */
  hashOf(subject: string): string;
}

const UNLIMITED: Limits = {
  consume: async () => 0,
  consumeOnNode: async () => {},
  reset: async () => {},
  hashOf: String,
};

/**
 * Rate limits with counters in the database.
 * @param enabled false for load tests only.
 * @param hash keyed hash, so that no counter contains a subject in clear text.
 */
export function createLimits(db: Db, enabled: boolean, hash: (text: string) => string): Limits {
  if (!enabled) return UNLIMITED;
  const limiters = new Map<string, RateLimiterDrizzle>();
  const limiterFor = ({ name, points, seconds }: Rule) => {
    const limiter =
      limiters.get(name) ??
      new RateLimiterDrizzle({
        storeClient: db,
        schema: limits,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
      });
    limiters.set(name, limiter);
    return limiter;
  };
  const nodeLimiters = new Map<string, RateLimiterMemory>();
  const nodeLimiterFor = ({ name, points, seconds }: Rule) => {
    const limiter =
      nodeLimiters.get(name) ??
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    nodeLimiters.set(name, limiter);
    return limiter;
  };
  const keyOf = (subject: string, detail?: string) =>
    detail ? `${hash(subject)}:${hash(detail)}` : hash(subject);
  return {
    async consume(rule, subject, detail) {
      return (await limiterFor(rule).consume(keyOf(subject, detail)).catch(rejected))
        .consumedPoints;
    },
    async consumeOnNode(rule, subject) {
      await nodeLimiterFor(rule).consume(subject).catch(rejected);
    },
    async reset(rule, subject, detail) {
      await limiterFor(rule).delete(keyOf(subject, detail));
    },
    hashOf: hash,
  };
}

function rejected(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: reason.msBeforeNext / 1000 });
}

/** The key of an address: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [unscoped] = address.split('%');
  const canonical = new URL(`http://[${unscoped}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    groups.push(...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last);
  }
  return groups.slice(0, 4).join(':');
}
