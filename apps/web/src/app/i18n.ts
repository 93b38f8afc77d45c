import { LANGUAGES, type Language, nearestLanguage } from '@salesai/contract/languages';
import { loadNamespace } from '@salesai/i18n/load';
import type { Namespace } from '@salesai/i18n/resources';
import i18next, { type BackendModule, type InitOptions } from 'i18next';
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

/** Initializes i18next with the messages that every screen needs. */
export async function initializeI18n(options: InitOptions): Promise<void> {
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      supportedLngs: [...LANGUAGES],
      fallbackLng: 'pt-BR',
      load: 'currentOnly',
      ns: ALWAYS,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      ...options,
    });
}

const STORE_KEY = 'i18nextLng';

/** Starts in the stored language or the nearest one of the browser, and stores the choice. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    store(language);
  });
  await initializeI18n({ lng: preferredLanguage() });
}

/** page/head.js chooses in the same way. */
function preferredLanguage(): Language | undefined {
  return [stored() ?? '', ...navigator.languages].map(nearestLanguage).find(Boolean);
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE_KEY);
  } catch {
    return null;
  }
}

function store(language: string) {
  try {
    localStorage.setItem(STORE_KEY, language);
  } catch {
    // Storage is forbidden: the browser's language is used again at the next load.
  }
}

/** A route loader that loads messages in parallel with the route's code. */
export const withMessages =
  (...namespaces: Namespace[]) =>
  () =>
    i18next.loadNamespaces(namespaces);
