import type { Language } from '@salesai/contract/languages';
import type { Namespace } from '@salesai/i18n/resources';
import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';
import { hasMessages } from './messages.ts';
import { translate, type Values } from './translate.ts';

/**
 * The hook of react-i18next as far as this app uses it; builds resolve that module to this one
 * (docs/decisions/023). The types that the compiler sees are those of react-i18next.
 * @param namespaces the first one is that of keys without a prefix; suspends until all are loaded.
 */
export function useTranslation(namespaces: Namespace | readonly Namespace[] = 'common') {
  const language = useSyncExternalStore(i18n.onChange, languageInUse, languageInUse);
  const names = typeof namespaces === 'string' ? [namespaces] : namespaces;
  if (!names.every((name) => hasMessages(language, name))) {
    // Suspends: `use` would have to be called in every render.
    throw loadOnce(language, names);
  }
  return translatorOf(language, names[0] ?? 'common');
}

const languageInUse = () => i18n.language;

const loads = new Map<string, Promise<void>>();

/** The same promise at each render, as suspending needs it; a failed load is repeated at the next one. */
function loadOnce(language: Language, names: readonly Namespace[]): Promise<void> {
  const key = `${language}/${names}`;
  const load = loads.get(key) ?? i18n.load(names);
  loads.set(key, load);
  load.then(
    () => loads.delete(key),
    () => loads.delete(key),
  );
  return load;
}

type Translator = ReturnType<typeof createTranslator>;
const translators = new Map<string, Translator>();

/** The same object until the language changes, so that what is memoized by it stays valid. */
function translatorOf(language: Language, namespace: Namespace): Translator {
  const key = `${language}/${namespace}`;
  const found = translators.get(key) ?? createTranslator(language, namespace);
  translators.set(key, found);
  return found;
}

const createTranslator = (language: Language, namespace: Namespace) => ({
  t: (key: string, values?: Values) => translate(language, namespace, key, values),
  i18n: { language, resolvedLanguage: language, changeLanguage: i18n.changeLanguage },
});
