import { useEffect, useState } from 'react';
import { FIRST_TIP_MS, shuffledTips, TIP_EVERY_MS, TIP_SHOWN_MS } from './tips.ts';

/**
 * The number of the tip to show now, null between two tips.
 * @param paused keeps the current tip.
 */
export function useTips(paused: boolean): number | null {
  const [tip, setTip] = useState<number | null>(null);
  useEffect(() => {
    if (paused) return;
    let queue: number[] = [];
    let last: number | null = null;
    let hiding: ReturnType<typeof setTimeout>;
    let next: ReturnType<typeof setTimeout>;
    const show = () => {
      if (queue.length === 0) queue = shuffledTips(last);
      last = queue.shift() ?? null;
      setTip(last);
      hiding = setTimeout(() => setTip(null), TIP_SHOWN_MS);
      next = setTimeout(show, TIP_EVERY_MS);
    };
    next = setTimeout(show, FIRST_TIP_MS);
    return () => {
      clearTimeout(hiding);
      clearTimeout(next);
    };
  }, [paused]);
  return tip;
}
