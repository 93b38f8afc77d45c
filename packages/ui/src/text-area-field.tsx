import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** A text area that grows with its text where supported, and scrolls elsewhere. */
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
