import { useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';

/**
 * Keeps the app for days without a connection. Gives whether a new version waits, `begin` to go over
 * to it, which loads the page anew, and `later` to leave it waiting.
 */
export function useNewVersion() {
  const [worker] = useState(() => new Workbox('/sw.js'));
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const tell = () => setThere(true);
    const reload = ({ isUpdate }: { isUpdate?: boolean }) => {
      if (isUpdate) location.reload();
    };
    worker.addEventListener('waiting', tell);
    worker.addEventListener('controlling', reload);
    // Where a browser refuses, as some do in private windows, the app works without being kept.
    worker.register().catch(() => undefined);
    return () => {
      worker.removeEventListener('waiting', tell);
      worker.removeEventListener('controlling', reload);
    };
  }, [worker]);
  return { isThere, begin: () => worker.messageSkipWaiting(), later: () => setThere(false) };
}
