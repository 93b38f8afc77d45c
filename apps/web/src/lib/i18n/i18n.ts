import type { Language } from '@salesai/contract/languages';
import type { Namespace } from '@salesai/i18n/resources';
import type { i18n as I18next } from 'i18next';
import { loadMessages } from './messages.ts';
import { hasText, translate, type Values } from './translate.ts';

const DEFAULT_NAMESPACE = 'common';

const used = new Set<Namespace>();
const listeners = new Set<(language: Language) => void>();
let language: Language = 'pt-BR';
/** The language of the last call of `changeLanguage`. */
let wanted: Language = language;

/** Texts outside components; components use `useTranslation`. */
export const i18n = {
  get language() {
    return language;
  },
  /** Typed as i18next's: only existing keys, with their values. */
  t: asTranslator((key: string, values?: Values) =>
    translate(language, DEFAULT_NAMESPACE, key, values),
  ),
  exists: (key: string) => hasText(language, DEFAULT_NAMESPACE, key),
  /** Loads messages in the language in use, and in every later one. */
  async load(namespaces: readonly Namespace[]): Promise<void> {
    for (const namespace of namespaces) used.add(namespace);
    await Promise.all(namespaces.map((namespace) => loadMessages(language, namespace)));
  },
  /** Changes the language when its messages are loaded; the last call wins. */
  async changeLanguage(next: Language): Promise<void> {
    wanted = next;
    await Promise.all([...used].map((namespace) => loadMessages(next, namespace)));
    if (wanted !== next) return;
    language = next;
    for (const listener of listeners) listener(next);
  },
  /** Calls back after each change. @returns a function that stops it. */
  onChange(listener: (language: Language) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The compiler checks keys by the types of i18next, which differ from what they are made of here. */
function asTranslator(work: unknown) {
  return work as I18next['t'];
}
