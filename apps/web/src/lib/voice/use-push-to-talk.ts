import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Microphone } from './use-microphone.ts';

/** A shorter touch is a tap: the microphone stays open until a button closes it. */
const PRESS_MS = 500;

/** Moved this far to the left while pressed, the capture is discarded. */
const CANCEL_SLIDE_PX = 80;

/** On touch screens: captures while the button is pressed and sends on release; sliding left discards. */
export function usePushToTalk({ phase, open, finish, cancel }: Microphone) {
  const [pressedSince, setPressedSince] = useState<number | null>(null);
  const startX = useRef(0);

  const release = useEffectEvent(() => {
    const wasPress = pressedSince !== null && performance.now() - pressedSince >= PRESS_MS;
    setPressedSince(null);
    if (!wasPress) return;
    if (phase === 'capturing') void finish();
    else cancel();
  });
  const slide = useEffectEvent(({ clientX }: globalThis.PointerEvent) => {
    if (startX.current - clientX < CANCEL_SLIDE_PX) return;
    setPressedSince(null);
    cancel();
  });
  const isPressed = pressedSince !== null;
  useEffect(() => {
    if (!isPressed) return;
    // The button is unmounted while recording, so the release is listened for on the window.
    const releaseEvents = ['pointerup', 'pointercancel'] as const;
    const onRelease = () => release();
    const onMove = (event: globalThis.PointerEvent) => slide(event);
    for (const event of releaseEvents) window.addEventListener(event, onRelease);
    window.addEventListener('pointermove', onMove);
    return () => {
      window.removeEventListener('pointermove', onMove);
      for (const event of releaseEvents) window.removeEventListener(event, onRelease);
    };
  }, [isPressed]);

  return {
    isPressed,
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      if (pointerType !== 'touch') return;
      startX.current = clientX;
      setPressedSince(performance.now());
      void open();
    },
  };
}
