import { type RefObject, useEffect, useRef } from 'react';

/** Scrolled up by more than this, the reader is looking at something else. */
const NEAR_END_PX = 160;

/** Share of the viewport between the bars; a longer turn is shown from its beginning. */
const MAX_TURN_SHARE = 0.6;

interface AutoscrollTargets {
  /** Its last child is the newest turn. */
  log: RefObject<HTMLElement | null>;
  /** An element after everything else. */
  end: RefObject<HTMLElement | null>;
}

interface AutoscrollState {
  /** ID of the last complete turn; loading earlier turns does not change it. */
  newest: string | undefined;
  /** Length of the pending reply, null while there is none. */
  pendingLength: number | null;
}

/**
 * Scrolls to the newest turn when one is added, and follows a growing reply only near the end of the page.
 * A long turn is aligned at its beginning.
 */
export function useAutoscroll({ log, end }: AutoscrollTargets, state: AutoscrollState) {
  const { newest, pendingLength } = state;
  const seen = useRef<{ newest: string | undefined; isPending: boolean }>({
    newest: undefined,
    isPending: false,
  });
  useEffect(() => {
    const isPending = pendingLength !== null;
    const previous = seen.current;
    // A reply that has just been completed is not new: it was read while it grew.
    const isNew = isPending
      ? !previous.isPending
      : newest !== previous.newest && !previous.isPending;
    seen.current = { newest, isPending };
    if (!newest && !isPending) return;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const isNearEnd = scrollHeight - clientHeight - scrollTop < NEAR_END_PX;
    if (!isNew && !isNearEnd) return;
    const last = log.current?.lastElementChild;
    const isLong = last && last.getBoundingClientRect().height > innerHeight * MAX_TURN_SHARE;
    if (isLong) last.scrollIntoView({ block: 'start' });
    else end.current?.scrollIntoView({ block: 'end' });
  }, [log, end, newest, pendingLength]);
}
