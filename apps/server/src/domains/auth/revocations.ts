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
  has(sessionId: string): boolean;
  /** Subscribes to ended sessions and loads earlier ones. @returns how to unsubscribe. */
  listen(): Promise<() => Promise<void>>;
}

/** The sessions that ended before their ID tokens expired; all nodes learn of them within moments. */
export function createRevocations(database: OpenDatabase, log: Logger): Revocations {
  const warn = (err: unknown) => log.warn({ err }, 'revocations');
  const ended = new Map<string, number>();
  const add = (sessionId: string) => {
    ended.set(sessionId, performance.now() + RETENTION_MS);
  };
  const deleteExpired = async () => {
    for (const [sessionId, until] of ended) if (until < performance.now()) ended.delete(sessionId);
    await deleteExpiredRevocations(database.db);
    await deleteExpiredLimits(database.db);
    await deleteExpiredTokens(database.db);
  };
  const load = async () => {
    for (const sessionId of await listRevocations(database.db)) add(sessionId);
  };
  return {
    has: (sessionId) => ended.has(sessionId),
    async listen() {
      const unlisten = await database.listen(REVOCATIONS_CHANNEL, {
        onMessage: (sessionId) => add(sessionId),
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
