import { useTranslation } from 'react-i18next';

/** Labels of the button that shows or hides a password. */
export function usePasswordTexts() {
  const { t } = useTranslation('auth');
  return { showLabel: t('fields.showPassword'), hideLabel: t('fields.hidePassword') };
}
