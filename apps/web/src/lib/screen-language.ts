import i18next from 'i18next';

/** The language in use as a BCP 47 tag, such as 'pt-BR'. */
export const screenLanguage = (): string => i18next.resolvedLanguage ?? 'pt-BR';
