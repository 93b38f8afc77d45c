import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';

/** Shows a loudness at every frame, past React; not at all to people who want no motion. */
export function useLevel(level: RefObject<number> | undefined, show: (loudness: number) => void) {
  const still = useReducedMotion();
  const draw = useEffectEvent(show);
  useEffect(() => {
    if (!level || still) return;
    let frame = 0;
    const follow = () => {
      draw(level.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      draw(0);
    };
  }, [level, still]);
}
