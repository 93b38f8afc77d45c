import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Microphone } from './use-microphone.ts';

/** A shorter touch is a tap: the microphone stays open until a button closes it. */
const PRESS_MS = 500;

/** On touch screens: captures while the button is pressed and sends on release. */
export function usePushToTalk({ phase, open, finish, cancel }: Microphone) {
  const [pressedSince, setPressedSince] = useState<number | null>(null);

  const release = useEffectEvent(() => {
    const wasPress = pressedSince !== null && performance.now() - pressedSince >= PRESS_MS;
    setPressedSince(null);
    if (!wasPress) return;
    if (phase === 'capturing') void finish();
    else cancel();
  });
  const isPressed = pressedSince !== null;
  useEffect(() => {
    if (!isPressed) return;
    // The button is unmounted while recording, so the release is listened for on the window.
    const releaseEvents = ['pointerup', 'pointercancel'] as const;
    const onRelease = () => release();
    for (const event of releaseEvents) window.addEventListener(event, onRelease);
    return () => {
      for (const event of releaseEvents) window.removeEventListener(event, onRelease);
    };
  }, [isPressed]);

  return {
    isPressed,
    onPointerDown({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') return;
      setPressedSince(performance.now());
      void open();
    },
  };
}
