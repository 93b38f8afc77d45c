import { type Language, nearestLanguage } from '@salesai/contract/languages';
import type { Namespace } from '@salesai/i18n/resources';
import { localEntries } from '#lib/browser-storage.ts';
import { i18n } from '#lib/i18n/i18n.ts';

/** Namespaces that every screen needs. */
export const ALWAYS: readonly Namespace[] = ['common', 'errors'];
/** `page/head.js` reads the same entry before the first paint. */
const STORE_KEY = 'i18nextLng';

/** Starts in the stored language or the nearest one of the browser, and stores the choice. */
export async function startI18n(): Promise<void> {
  i18n.onChange((language) => {
    document.documentElement.lang = language;
    localEntries.setItem(STORE_KEY, language);
  });
  await i18n.changeLanguage(preferredLanguage());
  await i18n.load(ALWAYS);
}

function preferredLanguage(): Language {
  const tags = [localEntries.getItem(STORE_KEY) ?? '', ...navigator.languages];
  return tags.map(nearestLanguage).find((language) => language !== undefined) ?? 'pt-BR';
}

/** A route loader that loads messages in parallel with the route's code. */
export const withMessages =
  (...namespaces: Namespace[]) =>
  () =>
    i18n.load(namespaces);
