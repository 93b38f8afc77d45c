import { useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';

/**
 * Registers the service worker, which caches the app for offline use.
 * @returns whether a new version waits; `activate` switches to it and reloads, `postpone` hides it.
 */
export function useNewVersion() {
  const [worker] = useState(() => new Workbox('/sw.js'));
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    const onWaiting = () => setAvailable(true);
    const onControlling = ({ isUpdate }: { isUpdate?: boolean }) => {
      if (isUpdate) location.reload();
    };
    worker.addEventListener('waiting', onWaiting);
    worker.addEventListener('controlling', onControlling);
    // Some browsers refuse in private windows; the app then works without the cache.
    worker.register().catch(() => undefined);
    return () => {
      worker.removeEventListener('waiting', onWaiting);
      worker.removeEventListener('controlling', onControlling);
    };
  }, [worker]);
  return {
    isAvailable,
    activate: () => worker.messageSkipWaiting(),
    postpone: () => setAvailable(false),
  };
}
