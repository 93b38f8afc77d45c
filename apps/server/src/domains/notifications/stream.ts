import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Who waits for news on this node, by user. Filled by open streams, told by the database. */
export interface Listeners {
  tell(userId: string): void;
  add(userId: string, listener: () => void): () => void;
  /** Lets every stream look again: something may have been missed. */
  tellAll(): void;
  /** Ends every stream; whoever listened finds another node. */
  end(): void;
  readonly ended: boolean;
}

const HEARTBEAT_MS = 20_000;
/** A stream ends with the ID token that opened it, at the latest; the screen opens the next. */
const LIFETIME_MS = 9 * 60_000;

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
  options: { listeners: Listeners; isEnded: () => boolean },
): Response {
  return streamSSE(c, async (stream) => {
    const endsAt = performance.now() + LIFETIME_MS;
    let wake: () => void = () => {};
    let changed = true;
    const remove = options.listeners.add(userId, () => {
      changed = true;
      wake();
    });
    stream.onAbort(() => wake());
    try {
      const goesOn = () => !stream.aborted && !options.isEnded() && !options.listeners.ended;
      while (goesOn() && performance.now() < endsAt) {
        await stream.writeSSE({ event: changed ? 'changed' : 'alive', data: '' });
        changed = false;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, HEARTBEAT_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    } finally {
      remove();
    }
  });
}
