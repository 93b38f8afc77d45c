import type { OpenDatabase } from '../../../db/client.ts';
import { STOPS_CHANNEL } from '../data.ts';

/** Answers under way on this node, which their seller may have had enough of. */
export interface Stops {
  /** @param work hears by its signal that the seller wants no more words. */
  during<T>(userId: string, work: (stopped: AbortSignal) => Promise<T>): Promise<T>;
  /** Begins to hear of sellers who stop an answer, on whichever node they said so. */
  listen(): Promise<() => Promise<void>>;
}

/** The answers of one node; which seller stops one is heard from all nodes. */
export function createStops(database: Pick<OpenDatabase, 'listen'>): Stops {
  const answers = new Map<string, Set<AbortController>>();
  const stop = (userId: string) => {
    for (const answer of answers.get(userId) ?? []) answer.abort();
  };
  return {
    async during(userId, work) {
      const answer = new AbortController();
      const all = answers.get(userId) ?? new Set();
      answers.set(userId, all.add(answer));
      try {
        return await work(answer.signal);
      } finally {
        all.delete(answer);
        if (all.size === 0) answers.delete(userId);
      }
    },
    listen: () => database.listen(STOPS_CHANNEL, { hear: stop }),
  };
}
