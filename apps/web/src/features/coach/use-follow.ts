import { type RefObject, useEffect, useRef } from 'react';

/** Whoever has scrolled up by more than this is reading something else. */
const NEAR_PX = 160;

/** Share of the screen between the bars; a longer turn is read from its beginning. */
const ROOM = 0.6;

/**
 * Keeps the newest turn of a conversation in view: always when something new is said, and while an
 * answer grows only for those who look at its end. No answer pushes its own beginning out of sight.
 * @param log its last child is the newest turn; @param end stands behind all that there is;
 * @param newest the last turn that is whole: earlier ones that are asked for are no news.
 */
export function useFollow(
  { log, end }: { log: RefObject<HTMLElement | null>; end: RefObject<HTMLElement | null> },
  { newest, words }: { newest: string | undefined; words: number | null },
) {
  const seen = useRef<{ newest: string | undefined; waits: boolean }>({
    newest: undefined,
    waits: false,
  });
  useEffect(() => {
    const waits = words !== null;
    const before = seen.current;
    // An answer that has just become whole is nothing new: it was read while it grew.
    const isNews = waits ? !before.waits : newest !== before.newest && !before.waits;
    seen.current = { newest, waits };
    if (!newest && !waits) return;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const isNear = scrollHeight - clientHeight - scrollTop < NEAR_PX;
    if (!isNews && !isNear) return;
    const last = log.current?.lastElementChild;
    const isLong = last && last.getBoundingClientRect().height > innerHeight * ROOM;
    if (isLong) last.scrollIntoView({ block: 'start' });
    else end.current?.scrollIntoView({ block: 'end' });
  }, [log, end, newest, words]);
}
