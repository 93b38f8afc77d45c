import { useEffect, useRef } from 'react';
import type { Chat } from './model.ts';

/**
 * Keeps the end of the conversation in sight, also while the place of the answer grows, and hands
 * that place the focus that the last answer's button took with it.
 */
export function useEndInView(step: Chat['step'], phase: Chat['phase']) {
  const end = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    if (step > 0 || phase === 'asking') end.current?.scrollIntoView({ block: 'end' });
  }, [step, phase]);

  useEffect(() => {
    const place = area.current;
    if (phase !== 'asking' || !place) return;
    if (step > 0 && document.activeElement === document.body) {
      (place.querySelector('textarea') ?? place).focus({ preventScroll: true });
    }
    const growth = new ResizeObserver(() => end.current?.scrollIntoView({ block: 'end' }));
    growth.observe(place);
    return () => growth.disconnect();
  }, [step, phase]);

  return { end, area };
}
