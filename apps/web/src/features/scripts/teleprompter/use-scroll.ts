import { type RefObject, useEffect, useRef, useState } from 'react';
import { advance, type Speed, secondsLeft } from './model.ts';

interface ScrollOptions {
  box: RefObject<HTMLElement | null>;
  words: number;
  speed: Speed;
  playing: boolean;
  onEnd: () => void;
}

/** Moves the box by the clock while playing; what a hand did in between is where it goes on. */
export function useScroll({ box, words, speed, playing, onEnd }: ScrollOptions) {
  const [left, setLeft] = useState(0);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const text = () => ({ words, height: element.scrollHeight - element.clientHeight });
    const tell = (position: number) => setLeft(Math.ceil(secondsLeft(position, speed, text())));
    tell(element.scrollTop);
    if (!playing) return;
    let position = element.scrollTop;
    let before = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const step = advance(position, now - before, speed, text());
      before = now;
      position = step.position;
      element.scrollTop = position;
      tell(position);
      if (step.ended) ended.current();
      else frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, words, speed, playing]);

  return left;
}
