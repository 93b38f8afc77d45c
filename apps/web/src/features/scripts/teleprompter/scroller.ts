import { isMoving, type ReadingEvent } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';

interface Scrolling {
  viewport: HTMLElement;
  text: HTMLElement;
  reading: ReadingStore;
  /** What the passing of so many milliseconds means now. */
  pass: (elapsed: number) => ReadingEvent;
}

/** How long the text is the hand's after its last movement: a wheel's glide ends within it. */
const HAND_MS = 250;

/**
 * Keeps the text where the reading says, frame by frame, and the reading where a hand puts the text.
 * @returns how to stop.
 */
export function runScroller({ viewport, text, reading, pass }: Scrolling): () => void {
  const { store, send } = reading;
  let frame = 0;
  let last = 0;
  let height = text.offsetHeight;
  let written = 0;
  let handUntil = 0;

  /** Whole pixels by scrolling, the rest by moving the text: smooth even when slow. */
  const place = () => {
    if (performance.now() < handUntil) return;
    const top = store.getState().share * height;
    viewport.scrollTop = Math.floor(top);
    written = viewport.scrollTop;
    text.style.translate = `0 ${Math.floor(top) - top}px`;
  };

  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    const elapsed = Math.max(0, now - last);
    last = now;
    if (now >= handUntil) send(pass(elapsed));
  };

  const run = () => {
    place();
    const moves = isMoving(store.getState());
    if (moves && frame === 0) {
      last = performance.now();
      frame = requestAnimationFrame(step);
    } else if (!moves) {
      cancelAnimationFrame(frame);
      frame = 0;
    }
  };

  const byHand = () => {
    handUntil = performance.now() + HAND_MS;
  };

  const onScroll = () => {
    if (Math.abs(viewport.scrollTop - written) <= 1 || height === 0) return;
    byHand();
    written = viewport.scrollTop;
    send({ type: 'moved', share: written / height });
  };

  const resizes = new ResizeObserver(() => {
    height = text.offsetHeight;
    place();
  });

  resizes.observe(text);
  resizes.observe(viewport);
  viewport.addEventListener('scroll', onScroll);
  viewport.addEventListener('wheel', byHand, { passive: true });
  const unsubscribe = store.subscribe(run);
  run();
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
    resizes.disconnect();
    viewport.removeEventListener('scroll', onScroll);
    viewport.removeEventListener('wheel', byHand);
  };
}
