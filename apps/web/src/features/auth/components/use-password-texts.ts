import { useTranslation } from 'react-i18next';

/** The names of the eye beside a password, in the language in use. */
export function usePasswordTexts() {
  const { t } = useTranslation('auth');
  return { showLabel: t('fields.showPassword'), hideLabel: t('fields.hidePassword') };
}
