import { describe, expect, it } from 'vitest';
import { withoutSizes } from './measures.ts';

describe('The sizes of goods', () => {
  it.each([
    ['3 sacos de 20 kg, quanto fica?', '3 sacos, quanto fica?'],
    ['uma caixa d’água de 500 litros e um galão', 'uma caixa d’água e um galão'],
    ['pintar um muro de 90 m2', 'pintar um muro'],
    ['2 rolos de fio de 2,5 mm', '2 rolos de fio'],
  ])('are left out of "%s"', (text, expected) => {
    expect(withoutSizes(text)).toBe(expected);
  });

  it.each([
    'um galão de 20 litros a 3 por litro',
    'preciso de 40 litros, quanto fica?',
    'saco de 25 kg por 90, quanto sai o quilo?',
    'um tambor de 50 litros dá quantas garrafas?',
    'caixa de 12 kg por 90 ou saco de 5 kg por 40, qual compensa?',
    'uso 300 g de um saco de 25 kg',
  ])('stay in "%s"', (text) => {
    expect(withoutSizes(text)).toBe(text);
  });

  it('stay where the talk names a price by their unit', () => {
    const text = 'e um galão de 5 litros?';
    expect(withoutSizes(text, ['o mel é 40 o litro'])).toBe(text);
  });
});
