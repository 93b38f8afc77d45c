import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field } from './field.tsx';

interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: string;
  onValueChange: (value: Value) => void;
}

/** A native select, which phones show as their own list. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Field label={label}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={(event) => choose(event.target.value)}
            className="field-box appearance-none pr-10"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
