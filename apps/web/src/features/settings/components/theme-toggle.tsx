import { Switch } from '@salesai/ui/switch';
import { useTranslation } from 'react-i18next';
import { setTheme, useTheme } from '#lib/theme-store.ts';

/** The theme switch: on is dark. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const theme = useTheme((state) => state.theme);
  return (
    <Switch
      label={t('theme')}
      description={t(`themes.${theme}`)}
      checked={theme === 'dark'}
      onCheckedChange={(dark: boolean) => setTheme(dark ? 'dark' : 'light')}
    />
  );
}
