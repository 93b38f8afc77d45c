import { type RefObject, useRef } from 'react';
import { useAudioLevel } from '#lib/voice/use-audio-level.ts';

/** Vertical scale of the mouth at rest, and what the loudest level adds. */
const MOUTH_AT_REST = 0.35;
const MOUTH_RANGE = 0.65;

interface CoachFaceProps {
  /** Loudness of the speech, 0 to 1; undefined while nothing is played. */
  level?: RefObject<number> | undefined;
  className?: string;
}

/** The coach's face; its mouth follows the audio level. */
export function CoachFace({ level, className = 'size-40' }: CoachFaceProps) {
  const mouth = useRef<SVGPathElement>(null);
  useAudioLevel(level, (loudness) =>
    mouth.current?.style.setProperty(
      'transform',
      `scaleY(${MOUTH_AT_REST + MOUTH_RANGE * loudness})`,
    ),
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
          style={{ transform: `scaleY(${MOUTH_AT_REST})` }}
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
