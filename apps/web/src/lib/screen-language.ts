import { i18n } from './i18n/i18n.ts';

/** The language in use as a BCP 47 tag, such as 'pt-BR'. */
export const screenLanguage = (): string => i18n.language;
