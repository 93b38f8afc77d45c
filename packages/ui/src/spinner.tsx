interface SpinnerProps {
  /** Announced by screen readers; without it the spinner is decorative. */
  label?: string;
  className?: string;
}

/** A loading indicator. @param props.label announced by screen readers. */
export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  const ring = (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`animate-spin ${className}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex text-primary">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
