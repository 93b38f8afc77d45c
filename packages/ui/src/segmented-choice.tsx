import { useId } from 'react';

interface SegmentedChoiceProps<T extends string> {
  /** The name of the group. */
  label: string;
  /** An option with a note, such as "suggested", has a dot. */
  options: readonly { value: T; label: string; note?: string | undefined }[];
  value: T;
  onChange: (value: T) => void;
  /** Below the segments, such as what the chosen one means. */
  hint?: string;
}

/** A single choice of a few options in one row. */
export function SegmentedChoice<T extends string>({
  label,
  options,
  value,
  onChange,
  hint,
}: SegmentedChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="flex rounded-xl border border-outline bg-surface-1 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center gap-1 rounded-lg px-1 text-center text-sm transition hover:bg-surface-2 has-checked:bg-primary-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-primary has-checked:ring-1 has-checked:ring-primary"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.note && `${option.label} (${option.note})`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
            {option.note && (
              <span
                aria-hidden
                className="absolute top-1.5 right-1.5 size-2 rounded-full bg-arena"
              />
            )}
          </label>
        ))}
      </div>
      {hint && <p className="mt-2 text-muted text-sm">{hint}</p>}
    </fieldset>
  );
}
