import i18next from 'i18next';

/** The language that the screen is shown in, as browsers and the server name it: 'pt-BR'. */
export const screenLanguage = (): string => i18next.resolvedLanguage ?? 'pt-BR';
