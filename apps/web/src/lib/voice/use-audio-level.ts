import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';

/**
 * Draws an audio level at every frame without rendering; never when reduced motion is preferred.
 * @param level 0 to 1, or undefined while there is nothing to show.
 */
export function useAudioLevel(
  level: RefObject<number> | undefined,
  onFrame: (level: number) => void,
) {
  const reducedMotion = useReducedMotion();
  const draw = useEffectEvent(onFrame);
  useEffect(() => {
    if (!level || reducedMotion) return;
    let frame = 0;
    const drawFrame = () => {
      draw(level.current);
      frame = requestAnimationFrame(drawFrame);
    };
    drawFrame();
    return () => {
      cancelAnimationFrame(frame);
      draw(0);
    };
  }, [level, reducedMotion]);
}
