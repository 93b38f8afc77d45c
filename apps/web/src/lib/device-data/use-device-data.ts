import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth-store.ts';

/** The code of the store is loaded after the first screen, or at once when the network fails. */
const DELAY_MS = 3_000;

type Stop = () => void;

/**
 * Stores the signed-in account's answers and waiting writes on this device. No answer is stored while
 * the deletion of the account is requested.
 */
export function useDeviceData(client: QueryClient) {
  const userId = useAuth((state) => state.user?.id);
  const isDeleting = useAuth((state) => state.user?.deletionDueAt != null);
  useEffect(() => {
    if (!userId || !('indexedDB' in globalThis)) return;
    return startWhenNeeded(client, async () => {
      const { startDeviceData } = await import('./start.ts');
      return startDeviceData(client, { userId, isDeleting });
    });
  }, [client, userId, isDeleting]);
}

function startWhenNeeded(client: QueryClient, start: () => Promise<Stop>): Stop {
  let stop: Stop | null = null;
  let isStopped = false;
  const stopWaiting = onceNeeded(client, async () => {
    stop = await start();
    if (isStopped) stop();
  });
  return () => {
    isStopped = true;
    stopWaiting();
    stop?.();
  };
}

/** Calls `start` once: after the delay, when the browser goes offline or when a request fails. */
function onceNeeded(client: QueryClient, start: () => Promise<void>): Stop {
  const run = () => {
    stopWaiting();
    // The code cannot be loaded: the screens work without it.
    start().catch(() => undefined);
  };
  const isLate = !navigator.onLine || hasFailed(client);
  const timer = setTimeout(run, isLate ? 0 : DELAY_MS);
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'failed') run();
  });
  window.addEventListener('offline', run);
  const stopWaiting = () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('offline', run);
  };
  return stopWaiting;
}

/** A request failed before anything was rendered. */
const hasFailed = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchFailureCount > 0 || state.error !== null);
