import { describe, expect, it } from 'vitest';
import { fakeTree } from '../testing/fake-tree.mjs';
import { problems } from './messages.mjs';

const check = (files) => problems(...fakeTree(files));
const component = (text) => check({ 'apps/web/src/features/a/a.tsx': text });

describe('messages check', () => {
  it('reports a message file that a language lacks', () => {
    const files = { 'packages/i18n/src/pt-BR/a.ts': '', 'packages/i18n/src/en-US/a.ts': '' };
    expect(check(files)).toEqual([
      expect.stringContaining('packages/i18n/src/es-ES/a.ts is missing'),
    ]);
  });

  it.each(['<p>Olá, mundo</p>', '<img alt="Uma foto" />', '<button aria-label="Fechar" />'])(
    'reports the visible text of %s',
    (text) => {
      expect(component(text)).toEqual([expect.stringContaining('is a visible text')]);
    },
  );

  it.each(["<p>{t('a')}</p>", '<p>SalesAI</p>', '<img alt="" />'])('accepts %s', (text) => {
    expect(component(text)).toEqual([]);
  });
});
