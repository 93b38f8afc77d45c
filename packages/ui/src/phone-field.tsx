import type { ChangeEvent, ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { formatPhone } from './phone.ts';

type PhoneFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> &
  FieldTexts & { value: string; onChange: (value: string) => void };

/** Applies the phone mask to typed, pasted and autofilled numbers. */
export function PhoneField({ label, hint, error, value, onChange, ...input }: PhoneFieldProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const removing =
      nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    onChange(removing ? target.value : formatPhone(target.value));
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          autoComplete="tel"
          {...input}
          {...control}
          type="tel"
          inputMode="tel"
          value={value}
          onChange={change}
          className="field-box tabular-nums"
        />
      )}
    </Field>
  );
}
