interface SkeletonProps {
  /** Lines of text that will stand here; without it, one box of the given class. */
  lines?: 1 | 2 | 3 | 4;
  className?: string;
}

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-2/3'] as const;
const BOX = 'animate-pulse-soft bg-surface-2';

/** Holds the place of what is being loaded, so that nothing jumps when it comes. */
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
