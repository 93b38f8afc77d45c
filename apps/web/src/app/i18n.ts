import { LANGUAGES, type Language, nearestLanguage } from '@salesai/contract/languages';
import { loadNamespace } from '@salesai/i18n/load';
import type { Namespace } from '@salesai/i18n/resources';
import i18next, { type BackendModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';

/** Namespaces that every screen needs. */
const ALWAYS: Namespace[] = ['common', 'errors'];

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (messages) => done(null, messages),
      (error: Error) => done(error, null),
    );
  },
};

async function load(language: string, namespace: string) {
  return { ...(await loadNamespace(asLanguage(language), asNamespace(namespace))) };
}

/** i18next passes the names that `init` declares, typed as plain strings. */
const asLanguage = (name: string) => name as Language;
const asNamespace = (name: string) => name as Namespace;

/** Initializes i18next: detects the language (local storage, browser, html tag) and stores the choice. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(chunks)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...LANGUAGES],
      fallbackLng: 'pt-BR',
      load: 'currentOnly',
      ns: ALWAYS,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      detection: {
        order: ['localStorage', 'navigator', 'htmlTag'],
        caches: ['localStorage'],
        convertDetectedLanguage: (tag) => nearestLanguage(tag) ?? tag,
      },
    });
}

/** A route loader that loads messages in parallel with the route's code. */
export const withMessages =
  (...namespaces: Namespace[]) =>
  () =>
    i18next.loadNamespaces(namespaces);
