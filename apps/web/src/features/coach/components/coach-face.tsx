import { type RefObject, useRef } from 'react';
import { useLevel } from '../use-level.ts';

/** How far a smile is open, and how much the loudest voice adds. */
const SMILE = 0.35;
const OPENING = 0.65;

interface CoachFaceProps {
  /** Loudness of the voice, 0 to 1; without it the mouth rests. */
  level?: RefObject<number> | undefined;
  className?: string;
}

/** The coach's face: its mouth follows the voice. */
export function CoachFace({ level, className = 'size-40' }: CoachFaceProps) {
  const mouth = useRef<SVGPathElement>(null);
  useLevel(level, (loudness) =>
    mouth.current?.style.setProperty('transform', `scaleY(${SMILE + OPENING * loudness})`),
  );
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={`shrink-0 ${className}`}>
      <circle cx="60" cy="60" r="58" className="fill-arena-soft" />
      <circle cx="60" cy="60" r="46" className="fill-face" />
      <g className="fill-on-face">
        <ellipse cx="45" cy="52" rx="5" ry="6.5" />
        <ellipse cx="75" cy="52" rx="5" ry="6.5" />
        <path
          ref={mouth}
          d="M40 68 Q60 76 80 68 Q77 92 60 92 Q43 92 40 68 Z"
          style={{ transform: `scaleY(${SMILE})` }}
          className="origin-top [transform-box:fill-box]"
        />
      </g>
      <g className="fill-arena opacity-25">
        <circle cx="33" cy="66" r="6" />
        <circle cx="87" cy="66" r="6" />
      </g>
    </svg>
  );
}
