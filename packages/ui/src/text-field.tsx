import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/** A single-line input with label, hint and error. */
export function TextField({ label, hint, error, className = '', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={`field-box ${className}`} />}
    </Field>
  );
}
