import { describe, expect, it } from 'vitest';
import { withAddress } from './address.ts';
import { withReplaced } from './replace.ts';

describe('withReplaced', () => {
  const TEXT = 'Oi, Neusa! O aro de R$ 240 e o cubo de R$ 90 chegam quinta. Passo aí?';
  const replaced = (old: string | null, by: string, order = '') =>
    withReplaced(TEXT, { old, by, order });

  it('puts one thing in the place of another', () => {
    expect(replaced('quinta', 'sexta')).toContain('chegam sexta');
    expect(replaced('o valor 90', '85')).toContain('R$ 85');
    expect(replaced('90', '85 reais')).toContain('R$ 240 e o cubo de R$ 85 chegam');
  });

  it('finds what is meant by its type', () => {
    expect(replaced(null, 'sábado', 'mudou pra')).toContain('chegam sábado.');
    expect(replaced(null, 'Cleusa', 'o nome é')).toMatch(/^Oi, Cleusa!/);
    expect(replaced(null, '95', 'o cubo é')).toContain('R$ 240 e o cubo de R$ 95 chegam');
  });

  it('is null when the text has no such value', () => {
    expect(replaced(null, 'às 10h', 'muda pra')).toBeNull();
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
