interface SegmentsProps {
  /** Filled segments. */
  value: number;
  max?: number;
  /** The accessible name, such as "3 of 4". */
  label: string;
}

/** A mark as filled segments; show its number next to them. */
export function Segments({ value, max = 4, label }: SegmentsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-1">
      {Array.from({ length: max }, (_, at) => at + 1).map((segment) => (
        <span
          key={segment}
          className={`h-2 w-4 rounded-full border ${segment <= value ? 'border-primary bg-primary' : 'border-outline'}`}
        />
      ))}
    </span>
  );
}
