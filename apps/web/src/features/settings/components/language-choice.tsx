import { LANGUAGES, type Language } from '@salesai/contract/languages';
import { Select } from '@salesai/ui/select';
import { useTranslation } from 'react-i18next';
import { saveLanguage } from '../api.ts';

/** Selects the language, each named in itself; stored on this device and in the account. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const options = LANGUAGES.map((language) => ({
    value: language,
    label: t(`languages.${language}`),
  }));
  const choose = async (language: Language) => {
    await i18n.changeLanguage(language);
    await saveLanguage(language);
  };
  return (
    <Select
      label={t('language')}
      options={options}
      value={i18n.resolvedLanguage ?? 'pt-BR'}
      onValueChange={choose}
    />
  );
}
