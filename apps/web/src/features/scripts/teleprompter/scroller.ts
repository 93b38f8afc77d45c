import { isMoving, type ReadingEvent } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';

interface ScrollerOptions {
  viewport: HTMLElement;
  text: HTMLElement;
  reading: ReadingStore;
  /** The event for a frame. @param elapsed milliseconds since the previous one. */
  toFrameEvent: (elapsed: number) => ReadingEvent;
}

/**
 * How far the text is moved by translation, which needs neither layout nor painting, before it is
 * scrolled by as much: scrolling at each frame drops frames on a slow phone.
 */
const STEP_PX = 64;
/** No automatic scrolling for this time after manual scrolling; the inertia of a wheel ends within it. */
const MANUAL_SCROLL_MS = 250;

/**
 * Synchronizes scroll position and reading at every frame, in both directions.
 * @returns a function that stops it.
 */
export function runScroller({
  viewport,
  text,
  reading,
  toFrameEvent,
}: ScrollerOptions): () => void {
  const { store, send } = reading;
  let frame = 0;
  let last = 0;
  let height = text.offsetHeight;
  let scrolledTo = 0;
  /** Pixels by which the text is translated beyond the scroll position. */
  let ahead = 0;
  let manualUntil = 0;

  const applyPosition = () => {
    if (performance.now() < manualUntil) return;
    const state = store.getState();
    const top = state.share * height;
    ahead = top - scrolledTo;
    if (!isMoving(state) || ahead < 0 || ahead >= STEP_PX) {
      viewport.scrollTop = Math.floor(top);
      scrolledTo = viewport.scrollTop;
      ahead = top - Math.floor(top);
    }
    text.style.translate = `0 ${-ahead}px`;
  };

  const onFrame = (now: number) => {
    frame = requestAnimationFrame(onFrame);
    const elapsed = Math.max(0, now - last);
    last = now;
    if (now >= manualUntil) send(toFrameEvent(elapsed));
  };

  const onReadingChange = () => {
    applyPosition();
    const moving = isMoving(store.getState());
    if (moving && frame === 0) {
      last = performance.now();
      frame = requestAnimationFrame(onFrame);
    } else if (!moving) {
      cancelAnimationFrame(frame);
      frame = 0;
    }
  };

  const markManual = () => {
    manualUntil = performance.now() + MANUAL_SCROLL_MS;
  };

  const onScroll = () => {
    if (Math.abs(viewport.scrollTop - scrolledTo) <= 1 || height === 0) return;
    markManual();
    scrolledTo = viewport.scrollTop;
    send({ type: 'moved', share: (scrolledTo + ahead) / height });
  };

  const resizes = new ResizeObserver(() => {
    height = text.offsetHeight;
    applyPosition();
  });

  resizes.observe(text);
  resizes.observe(viewport);
  viewport.addEventListener('scroll', onScroll);
  viewport.addEventListener('wheel', markManual, { passive: true });
  const unsubscribe = store.subscribe(onReadingChange);
  onReadingChange();
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
    resizes.disconnect();
    viewport.removeEventListener('scroll', onScroll);
    viewport.removeEventListener('wheel', markManual);
  };
}
