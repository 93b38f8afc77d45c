import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Microphone } from './use-microphone.ts';

/** A touch shorter than this leaves the microphone open until it is closed by a second one. */
const HOLD_MS = 500;

/** Talk while the finger is down, send when it lifts. */
export function useHold({ phase, open, finish, cancel }: Microphone) {
  const [heldSince, setHeldSince] = useState<number | null>(null);

  const release = useEffectEvent(() => {
    const wasHeld = heldSince !== null && performance.now() - heldSince >= HOLD_MS;
    setHeldSince(null);
    if (!wasHeld) return;
    if (phase === 'open') void finish();
    else cancel();
  });
  const isHeld = heldSince !== null;
  useEffect(() => {
    if (!isHeld) return;
    // The button gives way to the recording, so the finger lifts from somewhere else.
    const ends = ['pointerup', 'pointercancel'] as const;
    const lift = () => release();
    for (const end of ends) window.addEventListener(end, lift);
    return () => {
      for (const end of ends) window.removeEventListener(end, lift);
    };
  }, [isHeld]);

  return {
    isHeld,
    onPointerDown({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') return;
      setHeldSince(performance.now());
      void open();
    },
  };
}
