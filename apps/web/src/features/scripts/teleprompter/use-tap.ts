import { type PointerEvent, useRef } from 'react';
import { isMoving } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';

/** A pointer that moved this far was dragging. */
const DRAG_PX = 8;

/** A touch pauses moving text at once, so that it can be dragged; a tap on paused text starts it. */
export function useTap({ store, send }: ReadingStore, onStart: () => void) {
  const touch = useRef<{ x: number; y: number; top: number } | null>(null);
  return {
    onPointerDown({ clientX: x, clientY: y, button, currentTarget }: PointerEvent) {
      if (button !== 0) return;
      const wasMoving = isMoving(store.getState());
      if (wasMoving) send({ type: 'paused' });
      const top = currentTarget.getBoundingClientRect().top;
      touch.current = wasMoving ? null : { x, y, top };
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      const start = touch.current;
      touch.current = null;
      if (!start) return;
      const moved = Math.hypot(clientX - start.x, clientY - start.y);
      const scrolled = Math.abs(currentTarget.getBoundingClientRect().top - start.top);
      if (moved < DRAG_PX && scrolled < 1) onStart();
    },
    onPointerCancel() {
      touch.current = null;
    },
  };
}
