import { LANGUAGES, type Language } from '@salesai/contract/languages';
import { Select } from '@salesai/ui/select';
import { useTranslation } from 'react-i18next';
import { keepLanguage } from '../api.ts';

/** The language of the product, named in itself; the choice is kept on this device. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const options = LANGUAGES.map((language) => ({
    value: language,
    label: t(`languages.${language}`),
  }));
  const choose = async (language: Language) => {
    await i18n.changeLanguage(language);
    await keepLanguage(language);
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
