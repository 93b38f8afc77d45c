import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { localEntries } from '#lib/browser-storage.ts';
import { practiceKey } from './storage.ts';

const Stored = z.array(
  z.object({ clientId: z.string(), text: z.string(), failure: z.optional(z.string()) }),
);

/** A message that the server has not confirmed yet. */
export interface OutgoingMessage {
  clientId: string;
  text: string;
  /** Only in memory: a recording is lost when the page is closed. */
  audio?: Blob;
  /** Why the server refused it; it is sent again only when the seller asks for it. */
  failure?: string | undefined;
}

const keyOf = (sessionId: string) => practiceKey(`${sessionId}:outbox`);

/**
 * The unsent messages of a session, in order, stored in this browser and the same in each of its tabs.
 */
export function createOutbox(sessionId: string) {
  const store = createStore<readonly OutgoingMessage[]>(() => stored(sessionId));

  /** Reads the storage first: another tab may have changed it. */
  const change = (update: (messages: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) => {
    const messages = update(merged(store.getState(), stored(sessionId)));
    const written = messages.filter(({ audio }) => !audio);
    if (written.length > 0) localEntries.setItem(keyOf(sessionId), JSON.stringify(written));
    else localEntries.removeItem(keyOf(sessionId));
    store.setState(messages, true);
  };

  return {
    ...store,
    add: (message: OutgoingMessage) => change((messages) => [...messages, message]),
    remove: (clientId: string) =>
      change((messages) => messages.filter((one) => one.clientId !== clientId)),
    setFailure: (clientId: string, failure: string | undefined) =>
      change((messages) =>
        messages.map((one) => (one.clientId === clientId ? { ...one, failure } : one)),
      ),
    clear: () => change(() => []),
    /** Calls `onSent` when another tab has sent a message. @returns a function that stops it. */
    followOtherTabs(onSent: () => void) {
      const follow = ({ key }: StorageEvent) => {
        if (key !== keyOf(sessionId)) return;
        const before = store.getState().length;
        const messages = merged(store.getState(), stored(sessionId));
        store.setState(messages, true);
        if (messages.length < before) onSent();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}

function stored(sessionId: string): OutgoingMessage[] {
  try {
    return z.parse(Stored, JSON.parse(localEntries.getItem(keyOf(sessionId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** The stored messages, and the recordings that only this tab has. */
const merged = (own: readonly OutgoingMessage[], saved: readonly OutgoingMessage[]) => [
  ...saved,
  ...own.filter(({ audio }) => audio),
];
