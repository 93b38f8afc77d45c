import { type RefObject, useRef } from 'react';
import { useAudioLevel } from './use-audio-level.ts';

/** The loudness of a recording as a bar. @param props.level 0 to 1. */
export function LevelMeter({ level }: { level: RefObject<number> }) {
  const bar = useRef<HTMLDivElement>(null);
  useAudioLevel(level, (loudness) =>
    bar.current?.style.setProperty('transform', `scaleX(${loudness})`),
  );
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
      <div
        ref={bar}
        className="h-full origin-left rounded-full bg-arena"
        style={{ transform: 'scaleX(0)' }}
      />
    </div>
  );
}
