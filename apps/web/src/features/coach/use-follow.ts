import { type RefObject, useEffect, useRef } from 'react';

/** Whoever has scrolled up by more than this is reading something else. */
const NEAR_PX = 160;

/**
 * Keeps the end of a conversation in view: always when something new is said, and while an answer
 * grows only for those who look at its end.
 */
export function useFollow(
  end: RefObject<HTMLElement | null>,
  { turns, words }: { turns: number; words: number | null },
) {
  const seen = useRef({ turns: 0, waits: false });
  useEffect(() => {
    const waits = words !== null;
    const isNews = turns !== seen.current.turns || (waits && !seen.current.waits);
    seen.current = { turns, waits };
    if (turns === 0 && !waits) return;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const isNear = scrollHeight - clientHeight - scrollTop < NEAR_PX;
    if (isNews || isNear) end.current?.scrollIntoView({ block: 'end' });
  }, [end, turns, words]);
}
