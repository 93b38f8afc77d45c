import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/client.ts';
import {
  deleteExpiredLimits,
  deleteExpiredRevocations,
  deleteExpiredTokens,
  listRevocations,
  REVOCATIONS_CHANNEL,
} from './data.ts';

/** Longer than any ID token is valid, so that an evicted session has no valid token left. */
const RETENTION_MS = 11 * 60_000;

/** The ended sessions known to this node. */
export interface Revocations {
  /** Runs on every request, so it only reads memory. */
  has(loginSessionId: string): boolean;
  /** Subscribes to ended sessions and loads earlier ones. @returns how to unsubscribe. */
  listen(): Promise<() => Promise<void>>;
}

/** The sessions that ended before their ID tokens expired; all nodes learn of them within moments. */
export function createRevocations(database: OpenDatabase, log: Logger): Revocations {
  const warn = (err: unknown) => log.warn({ err }, 'revocations');
  const ended = new Map<string, number>();
  const add = (loginSessionId: string) => {
    ended.set(loginSessionId, performance.now() + RETENTION_MS);
  };
  const deleteExpired = async () => {
    for (const [loginSessionId, until] of ended)
      if (until < performance.now()) ended.delete(loginSessionId);
    await deleteExpiredRevocations(database.db);
    await deleteExpiredLimits(database.db);
    await deleteExpiredTokens(database.db);
  };
  const load = async () => {
    for (const loginSessionId of await listRevocations(database.db)) add(loginSessionId);
  };
  return {
    has: (loginSessionId) => ended.has(loginSessionId),
    async listen() {
      const unlisten = await database.listen(REVOCATIONS_CHANNEL, {
        onMessage: (loginSessionId) => add(loginSessionId),
        onReconnect: () => void load().catch(warn),
      });
      await load();
      const timer = setInterval(() => void deleteExpired().catch(warn), RETENTION_MS);
      return async () => {
        clearInterval(timer);
        await unlisten();
      };
    },
  };
}
