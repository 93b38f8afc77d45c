import { LANGUAGES, nearestLanguage } from '@salesai/contract/languages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import script from '../../page/head.js?raw';

const NO_FILES = { visitor: [], shell: [], screens: {} };

/** Runs the script of the page's head. @returns the language whose files it would preload. */
function preloadedLanguage(...preferred: string[]): string {
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  const files = Object.fromEntries(LANGUAGES.map((language) => [language, NO_FILES]));
  document.head.innerHTML = `<script id="first-files" type="application/json">${JSON.stringify({ entry: '/app.js', files })}</script>`;
  return new Function(`${script}; return page.language;`)();
}

describe('page/head.js', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it.each(['es-AR', 'en-GB', 'EN', 'pt-PT', 'es_MX', 'es-419'])(
    'preloads the texts that the app shows for %s',
    (tag) => {
      expect(preloadedLanguage('de-DE', tag)).toBe(nearestLanguage(tag));
    },
  );

  it.each(['est', 'ptx', 'de-DE'])('preloads Portuguese for %s', (tag) => {
    expect(preloadedLanguage(tag)).toBe('pt-BR');
  });
});
