interface SkeletonProps {
  /** The number of text lines; without it, one box with `className`. */
  lines?: 1 | 2 | 3 | 4;
  className?: string;
}

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-2/3'] as const;
const BOX = 'animate-pulse-soft bg-surface-2';

/** A placeholder of content that is loading, which avoids layout shifts. */
export function Skeleton({ lines, className = '' }: SkeletonProps) {
  if (lines === undefined) return <div aria-hidden className={`${BOX} rounded-lg ${className}`} />;
  const [first, ...others] = WIDTHS.slice(-lines);
  return (
    <div aria-hidden className={`grid gap-3 ${className}`}>
      <div className={`${BOX} h-4 rounded-md ${first}`} />
      {others.map((width) => (
        <div key={width} className={`${BOX} h-4 rounded-md ${width}`} />
      ))}
    </div>
  );
}
