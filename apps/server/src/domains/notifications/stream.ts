import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Release } from '../../http/capacity.ts';

/** Who waits for news on this node, by user. Filled by open streams, told by the database. */
export interface Listeners {
  tell(userId: string): void;
  /** @returns how to stop. */
  add(userId: string, listener: () => void): () => void;
  /** Lets every stream look again: something may have been missed. */
  tellAll(): void;
  /** Ends every stream; whoever listened finds another node. */
  end(): void;
  readonly ended: boolean;
}

const HEARTBEAT_MS = 20_000;
/** How soon a stream ends once its session has. */
const LOOK_MS = 3_000;
/** A stream ends with the ID token that opened it, at the latest; the screen opens the next. */
const LIFETIME_MS = 9 * 60_000;

/** The listeners of one node; other nodes have their own. */
export function createListeners(): Listeners {
  const byUser = new Map<string, Set<() => void>>();
  let ended = false;
  const tellAll = () => {
    for (const listeners of byUser.values()) for (const listener of listeners) listener();
  };
  return {
    tellAll,
    end() {
      ended = true;
      tellAll();
    },
    get ended() {
      return ended;
    },
    tell(userId) {
      for (const listener of byUser.get(userId) ?? []) listener();
    },
    add(userId, listener) {
      const all = byUser.get(userId) ?? new Set();
      byUser.set(userId, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) byUser.delete(userId);
      };
    },
  };
}

/** Server-sent events that say "look again", never what changed: the list stays the one source. */
export function notificationStream(
  c: Context,
  userId: string,
  options: { listeners: Listeners; release: Release; isEnded: () => boolean },
): Response {
  let wake: () => void = () => {};
  let changed = true;
  const remove = options.listeners.add(userId, () => {
    changed = true;
    wake();
  });
  return streamSSE(c, async (stream) => {
    const endsAt = performance.now() + LIFETIME_MS;
    let said = 0;
    stream.onAbort(() => wake());
    try {
      const goesOn = () => !stream.aborted && !options.isEnded() && !options.listeners.ended;
      while (goesOn() && performance.now() < endsAt) {
        if (changed || performance.now() - said >= HEARTBEAT_MS) {
          const event = changed ? 'changed' : 'alive';
          // Before the writing: what changes meanwhile is news again.
          changed = false;
          said = performance.now();
          await stream.writeSSE({ event, data: '' });
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    } finally {
      remove();
      options.release();
    }
  });
}
