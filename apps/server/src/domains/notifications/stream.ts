import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Release } from '../../http/capacity.ts';

/** The open notification streams of this node by user; the database notifies them of changes. */
export interface Listeners {
  /** Wakes the streams of a user. */
  notify(userId: string): void;
  /** @returns how to remove the listener. */
  add(userId: string, listener: () => void): () => void;
  /** Wakes all streams, as after a lost database connection. */
  notifyAll(): void;
  /** Ends all streams; clients reconnect to another node. */
  end(): void;
  readonly ended: boolean;
}

const HEARTBEAT_MS = 20_000;
/** How soon a stream ends after its session. */
const CHECK_MS = 3_000;
/** A stream ends before the ID token that opened it expires; the client opens the next one. */
const LIFETIME_MS = 9 * 60_000;

/** Creates the listeners of this node. */
export function createListeners(): Listeners {
  const byUser = new Map<string, Set<() => void>>();
  let ended = false;
  const notifyAll = () => {
    for (const listeners of byUser.values()) for (const listener of listeners) listener();
  };
  return {
    notifyAll,
    end() {
      ended = true;
      notifyAll();
    },
    get ended() {
      return ended;
    },
    notify(userId) {
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

/** Server-sent events that only report that something changed: clients then load the list. */
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
    let sentAt = 0;
    stream.onAbort(() => wake());
    try {
      const isOpen = () => !stream.aborted && !options.isEnded() && !options.listeners.ended;
      while (isOpen() && performance.now() < endsAt) {
        if (changed || performance.now() - sentAt >= HEARTBEAT_MS) {
          const event = changed ? 'changed' : 'alive';
          // Reset before writing: a change during the write must be reported again.
          changed = false;
          sentAt = performance.now();
          await stream.writeSSE({ event, data: '' });
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, CHECK_MS);
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
