import { useEffect } from 'react';

/** Keeps the screen lit while `wanted`; browsers that cannot simply do not. */
export function useWakeLock(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        // A low battery may refuse it; the text is read all the same.
        lock = null;
      }
    };
    void take();
    // The browser takes the lock away with the tab; it is asked for again when the tab is back.
    document.addEventListener('visibilitychange', take);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);
}
