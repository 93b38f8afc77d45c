import { type RefObject, useEffect, useRef, useState } from 'react';

/** Scrolled up by more than this, the reader is looking at something else. */
const NEAR_END_PX = 80;

interface Log {
  scroller: RefObject<HTMLElement | null>;
  /** The number of the buyer's bubbles and of the seller's messages, sent or not. */
  received: number;
  own: number;
  /** Changes when something else at the end grows or shrinks, such as the typing dots. */
  tail: string;
  /** Otherwise an address has led to an earlier message. */
  startsAtEnd: boolean;
}

/** Follows the end of the log only while the reader is there; the seller's own message goes there. */
export function useFollowEnd({ scroller, received, own, tail, startsAtEnd }: Log) {
  const [isAtEnd, setAtEnd] = useState(startsAtEnd);
  const [seen, setSeen] = useState(received);
  const follows = useRef(startsAtEnd);
  const before = useRef(own);

  const toEnd = () => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes the height of the log
  useEffect(() => {
    if (own > before.current) follows.current = true;
    before.current = own;
    if (follows.current) toEnd();
  }, [received, own, tail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes one element as long as it is mounted
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The on-screen keyboard makes the log lower.
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollHeight, clientHeight, scrollTop } = element;
    const isNear = scrollHeight - clientHeight - scrollTop < NEAR_END_PX;
    if (follows.current && !isNear) setSeen(received);
    follows.current = isNear;
    setAtEnd(isNear);
  };
  return {
    isAtEnd,
    unseen: isAtEnd ? 0 : Math.max(0, received - seen),
    onScroll,
    toEnd() {
      follows.current = true;
      toEnd();
    },
  };
}
