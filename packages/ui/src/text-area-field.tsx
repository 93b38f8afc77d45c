import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** Grows with its text where the browser can; elsewhere it scrolls. */
export function TextAreaField({ label, hint, error, className = '', ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={`field-box field-sizing-content max-h-60 resize-none ${className}`}
        />
      )}
    </Field>
  );
}
