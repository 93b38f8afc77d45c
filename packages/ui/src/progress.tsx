interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  className?: string;
}

/** A progress bar. @param props.label its accessible name; `value` is out of `max`. */
export function Progress({ label, value, max = 100, className = '' }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={`h-2 overflow-hidden rounded-full bg-surface-3 ${className}`}
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform duration-300"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
