import { notificationsRoutes } from '@salesai/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { stream } from '#lib/stream.ts';
import { inboxQuery } from './api.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** How often to ask while the stream is down. */
export const POLL_MS = 30_000;

/**
 * Keeps the inbox fresh by the server's stream, while the tab can be seen (browsers allow few streams).
 * @returns whether the stream is up; while it is not, ask every {@link POLL_MS}.
 */
export function useLiveInbox(): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(false);
  useEffect(() => {
    let listening: AbortController | null = null;
    const follow = () => {
      listening?.abort();
      listening = null;
      if (document.visibilityState === 'hidden') return;
      listening = new AbortController();
      void listen(listening.signal, setLive, () => client.invalidateQueries(inboxQuery));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      listening?.abort();
    };
  }, [client]);
  return live;
}

/** Reads the stream again and again until the signal ends it, waiting longer after each failure. */
async function listen(
  signal: AbortSignal,
  setLive: (live: boolean) => void,
  onChange: () => unknown,
) {
  let wait = FIRST_RETRY_MS;
  while (!signal.aborted) {
    try {
      for await (const { event } of stream(notificationsRoutes.stream.path, { signal })) {
        setLive(true);
        wait = FIRST_RETRY_MS;
        if (event === 'changed') onChange();
      }
    } catch {
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    }
    if (!signal.aborted) setLive(false);
    await pause(wait, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
