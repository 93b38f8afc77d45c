import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Scrolled up by more than this, the reader is looking at something else. */
const NEAR_END_PX = 120;

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

/**
 * Scrolls to the newest turn when one is added, and follows a growing reply while the reader is at the
 * end. A turn that does not fit is aligned at its beginning. Earlier turns appear above what is read.
 * @returns whether the reader is at the end, and the handler of the scroller's events.
 */
export function useAutoscroll({ scroller, log }: AutoscrollTargets, state: AutoscrollState) {
  const { oldest, newest, pendingLength } = state;
  const [isAtEnd, setAtEnd] = useState(true);
  // Measured when the reader scrolls: growing text alone does not take them from the end.
  const follows = useRef(true);
  const seen = useRef<{ newest: string | undefined; isPending: boolean }>({
    newest: undefined,
    isPending: false,
  });
  useEarlierTurns(scroller, oldest);

  const align = useEffectEvent(() => {
    const last = log.current?.lastElementChild;
    if (!scroller.current || !last) return;
    const isLong = last.getBoundingClientRect().height > scroller.current.clientHeight;
    last.scrollIntoView({ block: isLong ? 'start' : 'end' });
  });
  useEffect(() => {
    const isPending = pendingLength !== null;
    const previous = seen.current;
    // A reply that has just been completed is not new: it was read while it grew.
    const isNew = isPending
      ? !previous.isPending
      : newest !== previous.newest && !previous.isPending;
    seen.current = { newest, isPending };
    if (isNew) follows.current = true;
    if (follows.current) align();
  }, [newest, pendingLength]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The on-screen keyboard and the next steps make the log lower.
    const observer = new ResizeObserver(() => {
      if (follows.current) align();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const onScroll = () => {
    if (!scroller.current) return;
    follows.current = isNearEnd(scroller.current);
    setAtEnd(follows.current);
  };
  return { isAtEnd, onScroll };
}

const isNearEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean =>
  scrollHeight - clientHeight - scrollTop < NEAR_END_PX;

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
