import { notificationsRoutes } from '@salesai/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inboxQuery } from './api.ts';

/** The stream is opened after the first screen has loaded, so that its code does not delay it. */
const START_DELAY_MS = 3_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;
/** Polling interval while the stream is down. */
export const POLL_MS = 30_000;

/**
 * Reloads the inbox on events of the server's stream, only while the tab is visible: browsers limit the
 * number of open streams. @returns whether the stream is up; while it is not, poll every {@link POLL_MS}.
 */
export function useInboxStream(): boolean {
  const client = useQueryClient();
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    let controller: AbortController | null = null;
    const connect = () => {
      controller?.abort();
      controller = null;
      if (document.visibilityState === 'hidden') return;
      controller = new AbortController();
      void readStream(controller.signal, setConnected, () => client.invalidateQueries(inboxQuery));
    };
    const timer = setTimeout(() => {
      connect();
      document.addEventListener('visibilitychange', connect);
    }, START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', connect);
      controller?.abort();
    };
  }, [client]);
  return isConnected;
}

/** Reads the stream until the signal aborts, reconnecting with an increasing delay after failures. */
async function readStream(
  signal: AbortSignal,
  setConnected: (isConnected: boolean) => void,
  onChange: () => unknown,
) {
  let delay = FIRST_RETRY_MS;
  const { stream } = await import('#lib/stream.ts');
  while (!signal.aborted) {
    try {
      for await (const { event } of stream(notificationsRoutes.stream.path, { signal })) {
        setConnected(true);
        delay = FIRST_RETRY_MS;
        if (event === 'changed') onChange();
      }
    } catch {
      delay = Math.min(delay * 2, MAX_RETRY_MS);
    }
    if (!signal.aborted) setConnected(false);
    await sleep(delay, signal);
  }
}

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
