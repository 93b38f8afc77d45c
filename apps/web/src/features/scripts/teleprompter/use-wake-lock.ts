import { useEffect } from 'react';

/** Keeps the screen on while wanted, where the browser can; elsewhere nothing is lost but that. */
export function useWakeLock(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [wanted]);
}
