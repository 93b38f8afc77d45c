import { useEffect, useState } from 'react';

/** Time since `isRunning` became true, as `m:ss`. */
export function useElapsedTime(isRunning: boolean): string {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const start = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1_000)),
      250,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
