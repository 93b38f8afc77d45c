import { useEffect, useRef } from 'react';
import type { Chat } from './model.ts';

/**
 * Scrolls to the end of the conversation, also while the answer area grows, and focuses the answer
 * area when the button that had the focus was removed.
 */
export function useScrollToEnd(step: Chat['step'], phase: Chat['phase']) {
  const end = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    if (step > 0 || phase === 'answering') end.current?.scrollIntoView({ block: 'end' });
  }, [step, phase]);

  useEffect(() => {
    const element = area.current;
    if (phase !== 'answering' || !element) return;
    if (step > 0 && document.activeElement === document.body) {
      (element.querySelector('textarea') ?? element).focus({ preventScroll: true });
    }
    const observer = new ResizeObserver(() => end.current?.scrollIntoView({ block: 'end' }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [step, phase]);

  return { end, area };
}
