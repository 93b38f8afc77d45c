import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/client.ts';
import {
  currentRevocations,
  deleteOldLimits,
  deleteOldRevocations,
  deleteOldTokens,
  REVOCATIONS_CHANNEL,
} from './data.ts';

/** Longer than any ID token lives, so that a forgotten session has no good token left. */
const REMEMBERED_MS = 11 * 60_000;

/** The ended sessions that this node knows of. */
export interface Revocations {
  /** Asked on every call, so it looks nothing up. */
  has(sessionId: string): boolean;
  /** Begins to hear of ended sessions and reads those that ended before. */
  listen(): Promise<() => Promise<void>>;
}

/** Which sessions ended while their ID tokens were still good: known on every node within moments. */
export function createRevocations(database: OpenDatabase, log: Logger): Revocations {
  const warn = (err: unknown) => log.warn({ err }, 'revocations');
  const ended = new Map<string, number>();
  const add = (sessionId: string) => {
    ended.set(sessionId, performance.now() + REMEMBERED_MS);
  };
  const forgetOld = async () => {
    for (const [sessionId, until] of ended) if (until < performance.now()) ended.delete(sessionId);
    await deleteOldRevocations(database.db);
    await deleteOldLimits(database.db);
    await deleteOldTokens(database.db);
  };
  const readAll = async () => {
    for (const sessionId of await currentRevocations(database.db)) add(sessionId);
  };
  return {
    has: (sessionId) => ended.has(sessionId),
    async listen() {
      const unlisten = await database.listen(REVOCATIONS_CHANNEL, {
        onMessage: (sessionId) => add(sessionId),
        onReconnect: () => void readAll().catch(warn),
      });
      await readAll();
      const timer = setInterval(() => void forgetOld().catch(warn), REMEMBERED_MS);
      return async () => {
        clearInterval(timer);
        await unlisten();
      };
    },
  };
}
