import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & { showLabel: string; hideLabel: string };

/** A password field with a button that shows the text; its labels are props, as in all of `ui`. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="field-box pr-13"
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 right-0.5"
          >
            <Icon className="size-5" aria-hidden />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
