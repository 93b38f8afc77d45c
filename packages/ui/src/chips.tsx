interface ChipsProps<T extends string> {
  /** The name of the group. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A single choice of many short options. */
export function Chips<T extends string>({ label, options, value, onChange }: ChipsProps<T>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            className="min-h-11 rounded-full border border-outline px-3.5 text-sm transition hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold"
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
