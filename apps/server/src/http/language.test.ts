import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './language.ts';

describe('negotiateLanguage', () => {
  it.each([
    [undefined, 'pt-BR'],
    ['', 'pt-BR'],
    ['fr-FR, *', 'pt-BR'],
    ['en', 'en-US'],
    ['EN-gb', 'en-US'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es-ES'],
    ['en;q=0.5, es;q=0.8', 'es-ES'],
    ['en ; q=0, es;q=0.1', 'es-ES'],
    ['fr, en;q=0.3', 'en-US'],
  ])('returns the best supported language: %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  it('ignores the rest of a header that is too long', () => {
    expect(negotiateLanguage(`${'fr,'.repeat(10_000)}en`)).toBe('pt-BR');
  });
});
