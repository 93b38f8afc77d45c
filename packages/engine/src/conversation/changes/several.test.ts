import { describe, expect, it } from 'vitest';
import { withAddress } from './address.ts';
import { withReplacement } from './replace.ts';
import { partsOfChange } from './several.ts';

describe('partsOfChange', () => {
  it.each([
    ['corta a saudação e bota sábado no lugar de domingo', 2],
    ['deixa mais formal, sem o valor e assina como Rita', 3],
    ['tira quarta e põe quinta', 1],
    ['mais curto', 1],
  ])('finds in %j so many changes: %i', (request, count) => {
    expect(partsOfChange(request)).toHaveLength(count);
  });
});

describe('withReplacement', () => {
  const TEXT = 'Oi, Neusa! O aro de R$ 240 e o cubo de R$ 90 chegam quinta. Passo aí?';

  it('puts amounts in their order', () => {
    expect(withReplacement(TEXT, 'bota os valores 260 e 95')).toContain('R$ 260 e o cubo de R$ 95');
  });

  it('puts one thing in the place of another', () => {
    expect(withReplacement(TEXT, 'põe sexta no lugar de quinta')).toContain('chegam sexta');
    expect(withReplacement(TEXT, 'troca o valor 90 por 85')).toContain('R$ 85');
  });

  it('is null when the text has no such value', () => {
    expect(withReplacement(TEXT, 'troca o valor 500 por 450')).toBeNull();
    expect(withReplacement(TEXT, 'põe terça no lugar de segunda')).toBeNull();
  });

  it('signs a text', () => {
    expect(withReplacement(TEXT, 'assina como Bete Motos')).toMatch(/Passo aí\?\n\nBete Motos$/);
  });
});

describe('withAddress', () => {
  it('addresses a customer formally, and familiarly again', () => {
    const formal = withAddress(
      'Oi, Neusa! Isso é para você, te ligo quando você puder.',
      'senhora',
    );
    expect(formal).toBe('Oi, dona Neusa! Isso é para a senhora, lhe ligo quando a senhora puder.');
    expect(withAddress(formal, 'você')).toContain('quando você puder');
  });
});
