import { TextField } from '@salesai/ui/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** The email of an account, marked as username for password managers. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...field}
      label={t('fields.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
