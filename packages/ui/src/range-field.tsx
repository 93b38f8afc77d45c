import { Field } from './field.tsx';

interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onValueChange: (value: number) => void;
}

/** A slider from `min` to `max`; reports every change. */
export function RangeField({ label, value, onValueChange, ...range }: RangeFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          {...range}
          type="range"
          value={value}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          className="h-11 w-full accent-primary"
        />
      )}
    </Field>
  );
}
