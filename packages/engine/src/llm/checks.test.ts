import { describe, expect, it } from 'vitest';
import { requireGivenFigures, requireNoPromise, requireOwnWords } from './checks.ts';

describe('requireGivenFigures', () => {
  it('accepts amounts and percentages that the prompt contains', () => {
    const given = ['ganho 39,90 de comissão, meta de 15 mil', 'R$ 14.000.000 com 12%'];
    const texts = ['R$ 39,90 por plano', 'R$ 15 mil', '12% a mais', 'cinco conversas e 3 visitas'];
    expect(() => requireGivenFigures(texts, given)).not.toThrow();
  });

  it.each(['R$ 50 mil por mês', '30% de conversão'])('refuses “%s” that nobody stated', (text) => {
    expect(() => requireGivenFigures([text], ['meta de 15 mil'])).toThrow(/não estão nos dados/);
  });
});

describe('requireNoPromise', () => {
  it.each(['garantimos o resultado', 'Sem custo para testar', 'seu dinheiro de volta'])(
    'refuses “%s”',
    (text) => {
      expect(() => requireNoPromise([text], ['vendo bolo'])).toThrow(/promessa/);
    },
  );

  it('accepts what the seller stated', () => {
    expect(() => requireNoPromise(['Avaliação grátis'], ['a avaliação é grátis'])).not.toThrow();
  });
});

describe('requireOwnWords', () => {
  it('accepts texts that name the offer in another number, and any text without own words', () => {
    expect(() => requireOwnWords(['Sua válvula vaza?'], ['válvulas', 'industriais'])).not.toThrow();
    expect(() => requireOwnWords(['Oi, tudo bem?'], [])).not.toThrow();
  });

  it('refuses texts that would fit any trade', () => {
    expect(() => requireOwnWords(['Oi, tudo bem?'], ['válvulas'])).toThrow(/válvulas/);
  });
});
