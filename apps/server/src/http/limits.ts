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

/** How often things are done; a limit refuses the same on every node. */
export interface Limits {
  /**
   * Counts one use, on all nodes together.
   * @param subject who or what is counted; @param detail counts one of its uses apart.
   * @returns how many uses the key has now.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait.
   */
  consume(rule: Rule, subject: string, detail?: string): Promise<number>;
  /**
   * Counts one use in the memory of this node, for what happens too often to be written down.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait.
   */
  consumeOnNode(rule: Rule, subject: string): Promise<void>;
  /** Forgets the uses of a key, such as failed sign-ins after one that worked. */
  forget(rule: Rule, subject: string, detail?: string): Promise<void>;
  /** What stands for a subject, after the rule's name and a colon, in the keys of its counters. */
  hashOf(subject: string): string;
}

const UNLIMITED: Limits = {
  consume: async () => 0,
  consumeOnNode: async () => {},
  forget: async () => {},
  hashOf: String,
};

/**
 * Limits kept in the database.
 * @param enabled false is for load tests only.
 * @param hash keyed by a secret: no counter says in clear whose it is.
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
  const limitersHere = new Map<string, RateLimiterMemory>();
  const limiterHere = ({ name, points, seconds }: Rule) => {
    const limiter =
      limitersHere.get(name) ??
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    limitersHere.set(name, limiter);
    return limiter;
  };
  const keyOf = (subject: string, detail?: string) =>
    detail ? `${hash(subject)}:${hash(detail)}` : hash(subject);
  return {
    async consume(rule, subject, detail) {
      return (await limiterFor(rule).consume(keyOf(subject, detail)).catch(refuse)).consumedPoints;
    },
    async consumeOnNode(rule, subject) {
      await limiterHere(rule).consume(subject).catch(refuse);
    },
    async forget(rule, subject, detail) {
      await limiterFor(rule).delete(keyOf(subject, detail));
    },
    hashOf: hash,
  };
}

function refuse(refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: refused.msBeforeNext / 1000 });
}

/** One key for all addresses that one person easily has: an IPv4, or the /64 of an IPv6. */
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
