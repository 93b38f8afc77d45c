import type { OpenDatabase } from '../db/client.ts';
import { publish } from '../db/publish.ts';

/** Cancels a user's turns in progress, on whichever node they run. */
export interface TurnCancellation {
  /**
   * @param key names the conversation, such as `coach:` and the user's id.
   * @param work gets a signal that aborts when the turns of the key are cancelled.
   */
  during<T>(key: string, work: (cancelled: AbortSignal) => Promise<T>): Promise<T>;
  /** Cancels the turns of a key on all nodes; none under way is no error. */
  cancel(key: string): Promise<void>;
  /** Subscribes to cancellations of all nodes; returns what unsubscribes. */
  listen(): Promise<() => Promise<void>>;
}

const CHANNEL = 'turn_cancellation';

/** Holds the turns of this node; cancellations reach all nodes through the database. */
export function createTurnCancellation(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
): TurnCancellation {
  const turns = new Map<string, Set<AbortController>>();
  const abort = (key: string) => {
    for (const turn of turns.get(key) ?? []) turn.abort();
  };
  return {
    async during(key, work) {
      const turn = new AbortController();
      const turnsOfKey = turns.get(key) ?? new Set();
      turns.set(key, turnsOfKey.add(turn));
      try {
        return await work(turn.signal);
      } finally {
        turnsOfKey.delete(turn);
        if (turnsOfKey.size === 0) turns.delete(key);
      }
    },
    cancel: (key) => publish(database.db, CHANNEL, key),
    listen: () => database.listen(CHANNEL, { onMessage: abort }),
  };
}
