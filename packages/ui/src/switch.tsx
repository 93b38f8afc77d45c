import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** Describes the current value. */
  description?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A switch that applies at once. */
export function Switch({ label, description, checked, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div>
        <p id={id} className="font-medium text-sm">
          {label}
        </p>
        {description && <p className="text-muted text-sm">{description}</p>}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        onClick={() => onCheckedChange(!checked)}
        className="inline-flex h-11 w-14 items-center justify-center"
      >
        <span
          className={`flex h-7 w-12 items-center rounded-full border px-0.5 transition ${checked ? 'border-primary bg-primary' : 'border-outline bg-surface-3'}`}
        >
          <span
            className={`size-5 rounded-full transition ${checked ? 'translate-x-5 bg-on-primary' : 'bg-ink'}`}
          />
        </span>
      </button>
    </div>
  );
}
