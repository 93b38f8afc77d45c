import { type RefObject, useEffect, useRef } from 'react';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';

/** How far the mouth stays open in silence, and how much the loudest voice adds. */
const CLOSED = 0.12;
const OPENING = 0.88;

interface CoachFaceProps {
  /** Loudness of the voice, 0 to 1, read at every frame; without it the mouth rests. */
  level?: RefObject<number> | undefined;
  className?: string;
}

/** The coach's face: its mouth follows the voice, unless the person wants no motion. */
export function CoachFace({ level, className = 'size-40' }: CoachFaceProps) {
  const mouth = useRef<SVGEllipseElement>(null);
  const still = useReducedMotion();

  useEffect(() => {
    if (!level || still) return;
    let frame = 0;
    const follow = () => {
      const open = CLOSED + OPENING * Math.min(1, level.current);
      mouth.current?.style.setProperty('transform', `scaleY(${open})`);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      mouth.current?.style.removeProperty('transform');
    };
  }, [level, still]);

  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={`text-arena ${className}`}>
      <circle cx="60" cy="60" r="58" className="fill-arena-soft" />
      <circle cx="60" cy="60" r="44" fill="currentColor" />
      <circle cx="44" cy="52" r="6" className="fill-background" />
      <circle cx="76" cy="52" r="6" className="fill-background" />
      <ellipse
        ref={mouth}
        cx="60"
        cy="78"
        rx="15"
        ry="10"
        className="origin-center scale-y-[0.12] fill-background [transform-box:fill-box]"
      />
    </svg>
  );
}
