import { type RefObject, useRef } from 'react';
import { useLevel } from '../use-level.ts';

/** How far the mouth stays open in silence, and how much the loudest voice adds. */
const CLOSED = 0.12;
const OPENING = 0.88;

interface CoachFaceProps {
  /** Loudness of the voice, 0 to 1; without it the mouth rests. */
  level?: RefObject<number> | undefined;
  className?: string;
}

/** The coach's face: its mouth follows the voice. */
export function CoachFace({ level, className = 'size-40' }: CoachFaceProps) {
  const mouth = useRef<SVGEllipseElement>(null);
  useLevel(level, (loudness) =>
    mouth.current?.style.setProperty('transform', `scaleY(${CLOSED + OPENING * loudness})`),
  );
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={`shrink-0 text-arena ${className}`}>
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
        style={{ transform: `scaleY(${CLOSED})` }}
        className="origin-center fill-background [transform-box:fill-box]"
      />
    </svg>
  );
}
