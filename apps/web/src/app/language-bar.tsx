import { LANGUAGES } from '@salesai/contract/languages';
import { useTranslation } from 'react-i18next';

/** Each language by its own name, so that it can be found from any other language. */
export function LanguageBar() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="flex flex-wrap justify-center gap-1">
      <legend className="sr-only">{t('language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === i18n.resolvedLanguage}
          onClick={() => i18n.changeLanguage(language)}
          className="min-h-11 rounded-lg px-3 text-muted text-sm hover:bg-surface-2 aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {t(`languages.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}
