import { describe, expect, it } from 'vitest';
import { nearestLanguage } from './languages.ts';

describe('nearestLanguage', () => {
  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en-GB', 'en-US'],
    ['EN', 'en-US'],
    ['es-AR', 'es-ES'],
    ['es-419', 'es-ES'],
    ['es_MX', 'es-ES'],
  ])('reads %s in %s', (tag, language) => {
    expect(nearestLanguage(tag)).toBe(language);
  });

  it.each(['de-DE', 'est', 'ptx', '', '*'])('knows none for %s', (tag) => {
    expect(nearestLanguage(tag)).toBeUndefined();
  });
});
