const SIZE = 96;
const STROKE = 8;
const RADIUS = (SIZE - STROKE) / 2;

interface ScoreRingProps {
  /** 0 to 100. */
  score: number;
  /** The accessible name, such as "62 of 100". */
  label: string;
  /** Below the digits, such as "of 100". */
  caption: string;
}

/** A score as a ring that fills once. */
export function ScoreRing({ score, label, caption }: ScoreRingProps) {
  const share = Math.min(100, Math.max(0, score));
  return (
    <div
      role="img"
      aria-label={label}
      className="relative grid size-24 shrink-0 place-items-center"
    >
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="absolute inset-0 -rotate-90" aria-hidden>
        <g fill="none" strokeWidth={STROKE} transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
          <circle r={RADIUS} className="stroke-surface-3" />
          {share > 0 && (
            <circle
              r={RADIUS}
              pathLength={100}
              strokeDasharray={`${share} 100`}
              strokeLinecap="round"
              className="animate-ring stroke-primary"
            />
          )}
        </g>
      </svg>
      <span aria-hidden className="grid justify-items-center leading-none">
        <span className="font-bold text-4xl tabular-nums leading-9 tracking-tight">{score}</span>
        <span className="text-muted text-xs">{caption}</span>
      </span>
    </div>
  );
}
