import { useEffect } from 'react';

/** Acquires a screen wake lock while enabled, in browsers that support it. */
export function useWakeLock(enabled: boolean) {
  useEffect(() => {
    if (!enabled || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let disposed = false;
    const acquire = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (disposed) await lock.release();
      } catch {
        // Rejected, for example on low battery: the teleprompter works without it.
        lock = null;
      }
    };
    void acquire();
    // The browser releases the lock of a hidden tab; it is acquired again when the tab is visible.
    document.addEventListener('visibilitychange', acquire);
    return () => {
      disposed = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, [enabled]);
}
