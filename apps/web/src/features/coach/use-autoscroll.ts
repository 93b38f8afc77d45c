import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Scrolled up by more than this, the reader is looking at something else. */
export const NEAR_END_PX = 120;

interface AutoscrollTargets {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Its last child is the newest turn. */
  log: RefObject<HTMLElement | null>;
}

interface AutoscrollState {
  /** ID of the first turn; loading earlier turns changes it. */
  oldest: string | undefined;
  /** ID of the last complete turn. */
  newest: string | undefined;
  /** Length of the pending reply, null while there is none. */
  pendingLength: number | null;
}

export const isNearEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean =>
  scrollHeight - clientHeight - scrollTop < NEAR_END_PX;

/**
 * Scrolls to the newest turn when one is added, and follows a growing reply only near the end. A turn
 * that does not fit is aligned at its beginning. Earlier turns appear above what is being read.
 */
export function useAutoscroll({ scroller, log }: AutoscrollTargets, state: AutoscrollState) {
  const { oldest, newest, pendingLength } = state;
  useEarlierTurns(scroller, oldest);
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
    const last = log.current?.lastElementChild;
    if (!scroller.current || !last) return;
    if (!isNew && !isNearEnd(scroller.current)) return;
    const isLong = last.getBoundingClientRect().height > scroller.current.clientHeight;
    last.scrollIntoView({ block: isLong ? 'start' : 'end' });
  }, [scroller, log, newest, pendingLength]);
}

/** Keeps the position of what is being read when earlier turns are added above it. */
function useEarlierTurns(scroller: RefObject<HTMLElement | null>, oldest: string | undefined) {
  const before = useRef({ oldest, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { oldest: previous, height } = before.current;
    if (previous && oldest !== previous) element.scrollTop += element.scrollHeight - height;
    before.current = { oldest, height: element.scrollHeight };
  });
}
