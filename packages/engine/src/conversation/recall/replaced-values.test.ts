import { describe, expect, it } from 'vitest';
import { currentValue } from './replaced-values.ts';

describe('a value that was replaced', () => {
  const replaced = [
    { from: 'terça', to: 'quarta', at: 2, of: 'marluce' },
    { from: 'quarta', to: 'sábado', at: 4, of: 'nair' },
    { from: 'quarta', to: 'segunda', at: 5, of: null },
  ];

  it('is not changed by what was replaced for another customer', () => {
    expect(currentValue('terça', { at: 1, of: 'marluce' }, replaced.slice(0, 2))).toBe('quarta');
    expect(currentValue('quarta', { at: 1, of: 'nair' }, replaced.slice(0, 2))).toBe('sábado');
  });

  it('is changed by what names nobody', () => {
    expect(currentValue('terça', { at: 1, of: 'marluce' }, replaced)).toBe('segunda');
  });
});
