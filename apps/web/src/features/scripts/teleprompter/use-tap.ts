import { type PointerEvent, useRef } from 'react';
import { isMoving } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';

/** A finger that wandered this far, in pixels, was dragging. */
const STILL_PX = 8;

/** A touch stops the text at once, so that it can be dragged; a tap on a text at rest sets it going. */
export function useTap({ store, send }: ReadingStore, onStart: () => void) {
  const touch = useRef<{ x: number; y: number; top: number } | null>(null);
  return {
    onPointerDown({ clientX: x, clientY: y, button, currentTarget }: PointerEvent) {
      if (button !== 0) return;
      const moved = isMoving(store.getState());
      if (moved) send({ type: 'paused' });
      const top = currentTarget.getBoundingClientRect().top;
      touch.current = moved ? null : { x, y, top };
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      const begun = touch.current;
      touch.current = null;
      if (!begun) return;
      const wandered = Math.hypot(clientX - begun.x, clientY - begun.y);
      const scrolled = Math.abs(currentTarget.getBoundingClientRect().top - begun.top);
      if (wandered < STILL_PX && scrolled < 1) onStart();
    },
    onPointerCancel() {
      touch.current = null;
    },
  };
}
