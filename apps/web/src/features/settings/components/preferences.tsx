import { useTranslation } from 'react-i18next';
import { LanguageChoice } from './language-choice.tsx';
import { Section } from './section.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function Preferences() {
  const { t } = useTranslation('settings');
  return (
    <Section anchor="preferences" title={t('preferences.title')}>
      <ThemeToggle />
      <LanguageChoice />
    </Section>
  );
}
